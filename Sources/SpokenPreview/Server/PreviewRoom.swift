import FlyingFox
import Synchronization

/// The pages that are connected, each with its number.
package final class PreviewRoom: Sendable {
  /// How many pages may be connected at once.
  package static let places = 16

  private struct State {
    var next = 1
    var pages: [Int: AsyncStream<WSMessage>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// A room without pages.
  package init() {}

  /// How many pages are connected.
  package var count: Int { state.withLock { $0.pages.count } }

  /// Sends a message to a page; nothing happens when it has left.
  package func send(_ message: PreviewMessage, to page: Int) {
    let continuation = state.withLock { $0.pages[page] }
    continuation?.yield(.text(message.text))
  }

  /// Sends a message to all pages.
  package func send(_ message: PreviewMessage) {
    let all = state.withLock { Array($0.pages.values) }
    let text = message.text
    for continuation in all { continuation.yield(.text(text)) }
  }

  /// Lets a page in; nil when all places are taken.
  func enter(_ page: AsyncStream<WSMessage>.Continuation) -> Int? {
    state.withLock { state in
      guard state.pages.count < Self.places else { return nil }
      let number = state.next
      state.next += 1
      state.pages[number] = page
      return number
    }
  }

  /// Lets a page out.
  func leave(_ page: Int) {
    let continuation = state.withLock { $0.pages.removeValue(forKey: page) }
    continuation?.finish()
  }
}
