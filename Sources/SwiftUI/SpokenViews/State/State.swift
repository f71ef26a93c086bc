/// A property that the runtime sets before a view's body is evaluated.
public protocol DynamicProperty {
  /// Is called before the body, after the properties inside are set.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value that a view owns for as long as it is on the screen.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A state with its first value; later ones of the same view are ignored.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; writing it evaluates again what reads it.
  public var wrappedValue: Value {
    get { location?.read ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location ?? StateLocation(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state without a value at first.
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    // The initial value of a later evaluation is ignored, because the node already has a location.
    let location = storage as? StateLocation<Value> ?? StateLocation(initial)
    storage = location
    self.location = location
  }
}

extension State: SelfComparing {
  // The first value counts only once.
  func isSame(as other: State<Value>) -> Bool { true }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// The binding to a property.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(ObjectLocation(wrappedValue, path))
  }
}

/// A scope for identities of views, such as those that rotors look for.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a scope.
  public struct ID: Hashable, Sendable {
    let number: Int

    /// The name in nodes.
    var name: String { "namespace \(number)" }
  }

  private var id = ID(number: 0)

  /// A new scope.
  public init() {}

  /// The identity of the scope.
  public var wrappedValue: ID { id }
}

extension Namespace: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    // The number comes from the screen, so that two namespaces never mean the same views.
    let box = storage as? IDBox ?? IDBox(ID(number: node.root.takeNumber()))
    storage = box
    id = box.id
  }

  private final class IDBox {
    let id: ID
    init(_ id: ID) { self.id = id }
  }
}

extension Namespace: SelfComparing {
  func isSame(as other: Namespace) -> Bool { true }
}
