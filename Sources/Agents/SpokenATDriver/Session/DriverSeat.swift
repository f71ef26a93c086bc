import Synchronization

/// The place of the one session that there may be at a time, and who has it.
///
/// A class, because all connections ask for it.
package final class DriverSeat: Sendable {
  private let holder = Mutex<Int?>(nil)

  /// A seat that is free.
  package init() {}

  /// Takes the seat for a connection; false when another one has it.
  package func take(_ connection: Int) -> Bool {
    holder.withLock { holder in
      guard holder == nil else { return false }
      holder = connection
      return true
    }
  }

  /// Frees the seat, if a connection has it.
  package func leave(_ connection: Int) {
    holder.withLock { if $0 == connection { $0 = nil } }
  }
}
