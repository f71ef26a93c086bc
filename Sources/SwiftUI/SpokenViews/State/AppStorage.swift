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
    get { (location ?? stored.location).read }
    nonmutating set { (location ?? stored.location).write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location ?? stored.location) }

  /// A value with a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let registered = (store ?? .standard).object(forKey: key)
    self.init(StoredValue(key: key, first: registered.flatMap(storedValue) ?? wrappedValue))
  }

  fileprivate init(_ stored: StoredValue<Value>) { self.stored = stored }
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
  private var storage: AppStorage<Value>

  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }

  /// A value with a key.
  public init(wrappedValue: Value, _ key: String) {
    // Both kinds share the table of the root, where an equal key must not mean the same value.
    storage = AppStorage(StoredValue(key: "scene \(key)", first: wrappedValue))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value with a key, which is nil at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
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
private final class StoredValue<Value>: @unchecked Sendable {
  let key: String
  private let first: Value
  /// Where the value is when the property belongs to a model, not to a view: that of the screen if a
  /// view reads it first, so that models and views of an app share it.
  private(set) lazy var location: StateLocation<Value> =
    StateReads.reader.map { reader in
      let reader = Unchecked(reader)
      return MainActor.assumeIsolated { Unchecked(location(in: reader.value.root)) }.value
    } ?? StateLocation(first)

  init(key: String, first: Value) {
    self.key = key
    self.first = first
  }

  /// Where everything of the screen keeps the value.
  @MainActor
  func location(in root: ViewRoot) -> StateLocation<Value> {
    // The type is part of the name, because two properties may use one key with different types.
    let name = "\(key) \(Value.self)"
    if let found = root.stored[name] as? StateLocation<Value> { return found }
    let new = StateLocation(first)
    root.stored[name] = new
    return new
  }
}

/// A size that grows with the size of texts, which is not heard.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The size.
  public let wrappedValue: Value

  /// A size that grows with a style of text.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    self.wrappedValue = wrappedValue
  }
}

/// The number of a gesture that is being made; nobody with VoiceOver makes one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value, which stays.
  public let wrappedValue: Value

  /// A state with its value and how it returns to it, which never happens.
  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.wrappedValue = wrappedValue
  }

  /// A state with its value and how it returns to it, which never happens.
  public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
    wrappedValue = initialValue
  }

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
