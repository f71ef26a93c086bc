public import Observation

/// A key of the environment, with its default value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// A value of the environment in an extension of `EnvironmentValues`; of the focused view, a change or
/// a container in one of `FocusedValues`, `Transaction` or `ContainerValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SpokenMacros", type: "EntryMacro")

/// The values that views get from those around them.
public struct EnvironmentValues {
  private final class Storage {
    var values: [ObjectIdentifier: Any]
    init(_ values: [ObjectIdentifier: Any]) { self.values = values }
  }

  private var storage: Storage?

  /// The defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    // Unwrapped first: a cast of nil to an optional type succeeds.
    get { storage?.values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type, or nil.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage?.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    // Copies share one storage, and nodes compare it by identity, so a change makes a new one.
    var values = storage?.values ?? [:]
    values[key] = value
    storage = Storage(values)
  }

  /// Whether both are the same environment, not only an equal one.
  package func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }
}

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private let missing: String
  private var value: Value?

  /// The value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .path(path)
    missing = ""
  }

  /// The observable object of a type that a view around gives.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: type] }
    missing = "no view around gives a \(type); add `.environment(…)`"
  }

  /// The observable object of a type, or nil.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object { .some($0[object: type]) }
    missing = ""
  }

  /// The value; outside a view it is the default.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object(let find):
      // SwiftUI stops here too; the message says which modifier is missing.
      guard let value = find(EnvironmentValues()) else { preconditionFailure(missing) }
      return value
    }
  }
}

extension Environment: InstalledProperty {
  mutating func install(_ storage: inout AnyObject?, in node: _ViewNode) {
    switch source {
    // Before the body, so that a closure of the view later finds the value without its node.
    case .path(let path): value = node.environment[keyPath: path]
    case .object(let find): value = find(node.environment)
    }
  }
}

extension Environment: SelfComparing {
  // The node compares the whole environment.
  func isSame(as other: Environment<Value>) -> Bool { true }
}
