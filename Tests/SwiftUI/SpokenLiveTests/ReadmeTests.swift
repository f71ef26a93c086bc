import Foundation
import SpokenLiveTesting
import SpokenViews
import TestSupport
import Testing

/// The example of README: its view, what is heard of it, and why its test fails.
@MainActor
struct ReadmeTests {
  private func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `README shows what is heard of its view`() throws {
    let block = "```\n\(Listening(BookingView()).transcript)```\n"
    #expect(try readme().contains(block), "\(block)")
  }

  /// The test that README shows, which fails.
  private func expectation() {
    expectSpoken(
      BookingView(), .last,
      reads: """
        Your table, Heading
        Cancel the booking, Button
        """)
  }

  @Test func `README shows why its test fails, with the line of its view`() throws {
    let messages = failures { expectation() }
    try #require(messages.count == 1, "\(messages)")
    // README has the view in a file of its own, in no module.
    var message = messages[0].replacing("SpokenLiveTests/", with: "")
    while message.last == "\n" { message.removeLast() }
    #expect(try readme().contains("```\n\(message)\n```\n"), "\(message)")
  }

  /// What expectations say when they fail.
  private func failures(of body: () -> Void) -> [String] {
    let texts = Texts()
    withKnownIssue {
      body()
    } matching: { issue in
      texts.all.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return texts.all
  }

  /// The words of issues, which are recorded one after the other.
  private final class Texts: @unchecked Sendable {
    var all: [String] = []
  }
}
