public import Foundation

/// A value of the app's settings, kept for as long as the screen lives.
///
/// Nothing is written to the disk, so that each run hears the same; a value that the app registered
/// in its defaults is the first one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let stored: StoredValue<Value>
  private var location: StateLocation<Value>?

  /// The value.
  public var wrappedValue: Value {
    get { (location ?? stored.own.location).read }
    nonmutating set { (location ?? stored.own.location).write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? stored.own.location) }

  /// A value with a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let registered = (store ?? .standard).object(forKey: key)
    stored = StoredValue(key: key, first: registered.flatMap(storedValue) ?? wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value with a key, which is nil at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

extension AppStorage: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    location = stored.location(in: node.root)
  }
}

extension AppStorage: SelfComparing {
  func isSame(as other: AppStorage<Value>) -> Bool { stored.key == other.stored.key }
}

/// A value of a scene, kept for as long as the screen lives.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let stored: StoredValue<Value>
  private var location: StateLocation<Value>?

  /// The value.
  public var wrappedValue: Value {
    get { (location ?? stored.own.location).read }
    nonmutating set { (location ?? stored.own.location).write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? stored.own.location) }

  /// A value with a key.
  public init(wrappedValue: Value, _ key: String) {
    // Both kinds share the table of the root, where an equal key must not mean the same value.
    stored = StoredValue(key: "scene \(key)", first: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value with a key, which is nil at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension SceneStorage: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    location = stored.location(in: node.root)
  }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: SceneStorage<Value>) -> Bool { stored.key == other.stored.key }
}

/// The value that a store has for a property, also by its raw value; nil for one of another type.
private func storedValue<Value>(_ object: Any) -> Value? {
  func byRawValue<Raw: RawRepresentable>(_ type: Raw.Type) -> Value? {
    (object as? Raw.RawValue).flatMap(Raw.init) as? Value
  }
  if let value = object as? Value { return value }
  return (Value.self as? any RawRepresentable.Type).flatMap { byRawValue($0) }
}

/// A stored value: its key and its first value.
private struct StoredValue<Value> {
  let key: String
  let first: Value
  /// Where the value is when the property belongs to a model, not to a view.
  let own: OwnValue<Value>

  init(key: String, first: Value) {
    self.key = key
    self.first = first
    own = OwnValue(key: key, first: first)
  }

  /// Where all views of the screen keep the value.
  @MainActor
  func location(in root: ViewRoot) -> StateLocation<Value> { root.stored(key, first: first) }
}

/// The place of a stored value of a model.
private final class OwnValue<Value>: @unchecked Sendable {
  private let key: String
  private let first: Value
  // That of the screen if a view reads it first, so that models and views of an app share it.
  private(set) lazy var location =
    StateReads.reader.map { reader in
      let reader = Unchecked(reader)
      return MainActor.assumeIsolated {
        Unchecked(reader.value.root.stored(key, first: first))
      }.value
    } ?? StateLocation(first)

  init(key: String, first: Value) {
    self.key = key
    self.first = first
  }
}

extension ViewRoot {
  /// Where everything of the screen keeps a stored value.
  fileprivate func stored<Value>(_ key: String, first: Value) -> StateLocation<Value> {
    // The type is part of the name, because two properties may use one key with different types.
    let name = "\(key) \(Value.self)"
    if let found = stored[name] as? StateLocation<Value> { return found }
    let new = StateLocation(first)
    stored[name] = new
    return new
  }
}

/// A size that grows with the size of texts, which is not heard.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The size.
  public let wrappedValue: Value

  /// A size.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A size that grows with a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The number of a gesture that is being made; nobody with VoiceOver makes one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value, which stays.
  public let wrappedValue: Value

  /// A state with its value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A state with its value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// A state with its value and how it returns to it, which never happens.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// A state with its value and how it returns to it, which never happens.
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }

  /// A state with its value and what happens when it returns to it, which never does.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// A state with its value and what happens when it returns to it, which never does.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }

  /// What `updating` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state without a value, and how it returns to it, which never happens.
  public init(resetTransaction: Transaction = Transaction()) { wrappedValue = nil }

  /// A state without a value, and what happens when it returns to it, which never does.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = nil }
}

/// What a user changed of tabs and columns needs no first value.
extension AppStorage {
  /// What a user changed of tabs.
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }

  /// What a user changed of columns.
  public init<Row: Identifiable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<Row> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}

extension SceneStorage {
  /// What a user changed of tabs.
  public init(_ key: String) where Value == TabViewCustomization {
    self.init(wrappedValue: TabViewCustomization(), key)
  }

  /// What a user changed of columns.
  public init<Row: Identifiable>(_ key: String) where Value == TableColumnCustomization<Row> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}
