/// A key of a value that the focused view gives.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view and the scene give.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if no view gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the focused view gives.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, @unchecked Sendable {
  private let path: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

  /// The value; nil if no view gives one.
  public var wrappedValue: Value? { value }
}

/// A binding that the focused view gives.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, @unchecked Sendable {
  private var focused: FocusedValue<Binding<Value>>

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    focused = FocusedValue(keyPath)
  }

  /// The value; nil if no view gives a binding.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedValue: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    // Values come from views anywhere on the screen, also later ones, so the root keeps who reads
    // them.
    node.root.focused.add(reader: node)
    value = node.root.focused.values[keyPath: path]
  }
}

extension FocusedValue: SelfComparing {
  func isSame(as other: FocusedValue<Value>) -> Bool { path == other.path }
}

// Not heard: `focusedValue(_:_:)`: whether its view has the keyboard; the value is there for as long as the view.

extension View {
  /// Gives a value to views that read it by the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }

  /// Gives a value to views that read it by the focus; nil gives none.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }

  /// Gives a value to the views of the scene; nil gives none.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }

  /// Gives a value to the views of the scene.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(path: keyPath, value: value))
  }
}

/// Gives a value for as long as its view is on the screen.
private struct FocusedValueModifier<Value> {
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?

  @MainActor
  func give(in node: _ViewNode) { node.root.focused.set(path, to: value, by: node) }
}

extension FocusedValueModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $0.give(in: $1) },
        didReceive: { $1.give(in: $2) }))
  }
}
