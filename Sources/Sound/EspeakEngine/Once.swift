import Foundation

/// A value that is created on demand; other threads that need it wait.
final class Once<Value>: @unchecked Sendable {
  // Guards the value.
  private let lock = NSLock()
  private var value: Value?

  /// Returns the value; a failed creation is repeated the next time.
  func value(made make: () throws -> Value) rethrows -> Value {
    try lock.withLock {
      if let value { return value }
      let new = try make()
      value = new
      return new
    }
  }
}
