import Synchronization

/// The pages that are connected, each with its number.
package final class PreviewRoom: Sendable {
  /// How many pages may be connected at once.
  package static let places = 16

  /// What a page receives.
  package struct Page: Sendable {
    let receive: @Sendable (String) -> Void

    /// A page, with what takes a message as JSON.
    package init(receive: @escaping @Sendable (String) -> Void) { self.receive = receive }
  }

  private struct State {
    var next = 1
    var pages: [Int: Page] = [:]
  }

  private let state = Mutex(State())

  /// A room without pages.
  package init() {}

  /// How many pages are connected.
  package var count: Int { state.withLock { $0.pages.count } }

  /// Sends a message to a page; nothing happens when it has left.
  package func send(_ message: PreviewMessage, to page: Int) {
    let page = state.withLock { $0.pages[page] }
    // Outside of the lock, for which other pages would wait while the message is encoded.
    page?.receive(message.text)
  }

  /// Sends a message to all pages.
  package func send(_ message: PreviewMessage) {
    let all = state.withLock { Array($0.pages.values) }
    // Encoded once for all pages.
    let text = message.text
    for page in all { page.receive(text) }
  }

  /// Lets a page in, and returns its number, from 1; nil when all places are taken.
  package func enter(_ page: Page) -> Int? {
    state.withLock { state in
      guard state.pages.count < Self.places else { return nil }
      let number = state.next
      // Numbers are not used again: an answer for a page that left must not reach another one.
      state.next += 1
      state.pages[number] = page
      return number
    }
  }

  /// Lets a page out.
  func leave(_ page: Int) {
    state.withLock { $0.pages[page] = nil }
  }
}
