import Foundation
import JSONRPC

/// Calls that wait for the one that runs, on a thread of their own.
///
/// A class, because it owns the thread; the condition guards all that changes.
final class CallQueue: @unchecked Sendable {
  /// How many calls wait at most; the next ones stay unread.
  private static let most = 16
  /// The size of the thread's stack in bytes, the same as the main thread's.
  private static let stack = 8 << 20

  private let condition = NSCondition()
  private let send: @Sendable (Outgoing) -> Void
  private var waiting: [(id: MessageID, work: @Sendable () -> Outgoing)] = []
  private var running: MessageID?
  private var isCancelled = false
  private var isStopped = false

  /// A queue whose answers go somewhere.
  init(send: @escaping @Sendable (Outgoing) -> Void) {
    self.send = send
    let thread = Thread { [self] in work() }
    thread.stackSize = Self.stack
    thread.start()
  }

  /// Adds a call, for whose place it waits half a second; false when there is none.
  func add(_ id: MessageID, _ work: @escaping @Sendable () -> Outgoing) -> Bool {
    condition.withLock {
      if waiting.count >= Self.most { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.5)) }
      guard waiting.count < Self.most else { return false }
      waiting.append((id, work))
      condition.broadcast()
      return true
    }
  }

  /// Drops a call that waits, and the answer of one that runs.
  func cancel(_ id: MessageID) {
    condition.withLock {
      waiting.removeAll { $0.id == id }
      if running == id { isCancelled = true }
      condition.broadcast()
    }
  }

  /// Waits a tenth of a second for the end of all calls; whether they ended.
  func isDone() -> Bool {
    condition.withLock {
      if !waiting.isEmpty || running != nil {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
      }
      return waiting.isEmpty && running == nil
    }
  }

  /// Drops all calls, and ends the thread after the one that runs.
  func stop() {
    condition.withLock {
      (waiting, isStopped) = ([], true)
      condition.broadcast()
    }
  }

  private func work() {
    while let work = next() {
      let answer = work()
      let isWanted = condition.withLock { !isCancelled && !isStopped }
      // Sent before the call counts as done, so that the end waits for it.
      if isWanted { send(answer) }
      condition.withLock {
        (running, isCancelled) = (nil, false)
        condition.broadcast()
      }
    }
  }

  /// The work of the next call, which it waits for; nil at the end.
  private func next() -> (@Sendable () -> Outgoing)? {
    condition.withLock {
      while waiting.isEmpty, !isStopped { condition.wait() }
      guard !isStopped else { return nil }
      let call = waiting.removeFirst()
      running = call.id
      condition.broadcast()
      return call.work
    }
  }
}
