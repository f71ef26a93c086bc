import Foundation
import Testing

@testable import SpokenCommand

struct InboxTests {
  // Signals are tried on the command itself, in a terminal.
  @Test func `reports once what other threads did`() {
    let inbox = Inbox(signals: [])
    for _ in 1...3 { inbox.wake() }
    #expect("\(inbox.read(atMost: 10_000, takesKeys: false))" == "woken")
    #expect("\(inbox.read(atMost: 0, takesKeys: false))" == "nothing")
  }
}
