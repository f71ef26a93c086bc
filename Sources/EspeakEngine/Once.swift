import Foundation

/// A value that is made when it is first asked for; threads that ask meanwhile wait for it.
final class Once<Value>: @unchecked Sendable {
  // Guards the value.
  private let lock = NSLock()
  private var value: Value?

  /// Gives the value; one that could not be made is tried again the next time.
  func value(made make: () throws -> Value) rethrows -> Value {
    try lock.withLock {
      if let value { return value }
      let new = try make()
      value = new
      return new
    }
  }
}
