/// Which tips are shown no longer, as long as the program runs.
final class TipStore: Observable, @unchecked Sendable {
  /// That of the app: tips are values, which know no other place.
  static let shared = TipStore()

  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var ended: [String: Tips.InvalidationReason] = [:]
  private var followers: [(id: String, tell: @Sendable () -> Void)] = []

  /// All that is kept, for those who follow it.
  private var all: [String: Tips.InvalidationReason] {
    registrar.access(self, keyPath: \.all)
    return lock.withLock { ended }
  }

  /// Why a tip is shown no longer; nil while it may be.
  func state(of id: String) -> Tips.InvalidationReason? { all[id] }

  /// Ends a tip, or begins it again.
  func end(_ id: String, _ reason: Tips.InvalidationReason?) {
    registrar.withMutation(of: self, keyPath: \.all) { lock.withLock { ended[id] = reason } }
    // Outside the lock, because they ask for the state.
    for follower in lock.withLock({ followers }) where follower.id == id { follower.tell() }
  }

  /// Tells each time that a tip is ended or begins again.
  func follow(_ id: String, _ tell: @escaping @Sendable () -> Void) {
    lock.withLock { followers.append((id, tell)) }
  }

  /// Begins all tips again.
  func forget() {
    registrar.withMutation(of: self, keyPath: \.all) { lock.withLock { ended = [:] } }
    for follower in lock.withLock({ followers }) { follower.tell() }
  }
}
