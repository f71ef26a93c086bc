/// Which view has VoiceOver's cursor: true or a value while the cursor is there.
///
/// Setting it asks for the cursor, and the cursor sets it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, @unchecked Sendable {
  private var focus = FocusLocation<Value>?.none
  private let none: Value

  /// A state of one view, for all assistive technologies.
  public init() where Value == Bool { none = false }

  /// A state of several views, for all assistive technologies.
  public init<Wrapped: Hashable>() where Value == Wrapped? { none = nil }

  /// A state of one view, for some assistive technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }

  /// A state of several views, for some assistive technologies.
  public init<Wrapped: Hashable>(for technologies: AccessibilityTechnologies)
  where Value == Wrapped? { none = nil }

  /// Whether the cursor is there, or where it is.
  public var wrappedValue: Value {
    get { focus?.state.read ?? none }
    nonmutating set { focus?.request(newValue) }
  }

  /// What `accessibilityFocused` takes.
  public var projectedValue: Binding { Binding(focus: focus ?? FocusLocation(none)) }

  /// A binding that `accessibilityFocused` takes.
  @propertyWrapper
  public struct Binding: @unchecked Sendable {
    let focus: FocusLocation<Value>

    /// Whether the cursor is there, or where it is.
    public var wrappedValue: Value {
      get { focus.state.read }
      nonmutating set { focus.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    // The location lives in the node's storage: the wrapper is a new value at each evaluation.
    let location = storage as? FocusLocation<Value> ?? FocusLocation(none)
    location.root = node.root
    storage = location
    focus = location
  }
}

extension AccessibilityFocusState: SelfComparing {
  func isSame(as other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState.Binding: SelfComparing {
  func isSame(as other: AccessibilityFocusState<Value>.Binding) -> Bool { focus === other.focus }
}

/// The storage of a focus state.
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  let state: StateLocation<Value>
  let none: Value
  weak var root: ViewRoot?

  init(_ none: Value) {
    self.none = none
    state = StateLocation(none)
  }

  /// Sets the value, and asks for the cursor unless it is none; by default a new screen lands there.
  func request(_ value: Value, isDefault: Bool = false) {
    // The app sees its value at once, before VoiceOver's cursor has found the view.
    state.write(value)
    guard value != none else { return }
    let wanted = Unchecked(AnyHashable(value))
    // Focus may be set by any thread, but the request belongs to the screen on the main actor.
    onMain { [weak self] in
      guard let self, let root = self.root else { return }
      root.focusRequest = FocusRequest(isDefault: isDefault) { storage, value in
        storage === self && value == wanted.value
      }
    }
  }

  /// Notes that the cursor came to a view or left it.
  func cursorMoved(here: Bool, for value: Value) {
    if here {
      if state.current != value { state.write(value) }
    } else if state.current == value {
      // The app may already have asked for another view, whose value must stay.
      state.write(none)
    }
  }
}

/// A wish for VoiceOver's cursor, until a view with its value is found.
package struct FocusRequest {
  /// Whether a new screen lands on the view at once.
  package let isDefault: Bool
  /// Whether a view with a storage and a value is meant.
  let isMet: (AnyObject, AnyHashable) -> Bool

  init(isDefault: Bool, isMet: @escaping (AnyObject, AnyHashable) -> Bool) {
    self.isDefault = isDefault
    self.isMet = isMet
  }

  /// A wish of an object that is its own storage.
  package init(of object: AnyObject) {
    self.init(isDefault: false) { [weak object] storage, _ in storage === object }
  }

  /// Whether an object is meant that is its own storage.
  package func isMet(by object: AnyObject) -> Bool { isMet(object, AnyHashable(0)) }
}

/// Which field has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, @unchecked Sendable {
  private var location: StateLocation<Value>?
  private let none: Value

  /// A state of one field.
  public init() where Value == Bool { none = false }

  /// A state of several fields.
  public init<Wrapped: Hashable>() where Value == Wrapped? { none = nil }

  /// Whether the field has the keyboard, or which one has it.
  public var wrappedValue: Value {
    get { location?.read ?? none }
    nonmutating set { location?.write(newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding {
    Binding(location: location ?? StateLocation(none), none: none)
  }

  /// A binding that `focused` takes.
  @propertyWrapper
  public struct Binding: @unchecked Sendable {
    let location: StateLocation<Value>
    let none: Value

    /// Whether the field has the keyboard, or which one has it.
    public var wrappedValue: Value {
      get { location.read }
      nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    let found = storage as? StateLocation<Value> ?? StateLocation(none)
    storage = found
    location = found
  }
}

extension FocusState: SelfComparing {
  func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}
