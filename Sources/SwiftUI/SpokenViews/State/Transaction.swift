/// A key of a value that a change of state brings with it.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no change sets one.
  static var defaultValue: Value { get }
}

/// What a change of state brings with it.
///
/// Nothing moves here, so that views are not given it.
public struct Transaction {
  /// Its animation.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false
  /// Whether the change is one of several, as while a finger moves.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// A change with an animation.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Changes state; nothing moves here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state with a value of a transaction; nothing moves here.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }
