import TestSupport
import Testing

@testable import SpokenLSP

struct FileReviewOutlineTests {
  private func outline(_ text: String, _ path: String) throws -> [String] {
    let kind = try #require(FileKind(path: path))
    return FileReview(of: Array(text.utf8), path: path, kind: kind, by: Reviewer()).outline.map {
      "\($0.position) \($0.kind) \($0.name) (\($0.detail))"
    }
  }

  @Test func `the stops of a screen are in reading order`() throws {
    #expect(
      try outline(cart, "/x/cart.screen.yaml") == [
        "3:5 control 1. Pay, Button (pay)", "6:5 text 2. Total, 12,50 (HStack@6:5)",
        "14:5 heading 3. Terms, Heading (Text@14:5)",
      ])
  }

  @Test func `a walkthrough has its steps with what they make heard`() throws {
    let folder = try Scratch(["cart.screen.yaml": cart])
    let text =
      "walkthrough: Pay\nscreens: { a: cart.screen.yaml }\nsteps:\n  - open: a\n"
      + "  - wait: 1s\n  - next: 2\n"
    #expect(
      try outline(text, folder.path("pay.walk.yaml")) == [
        "4:5 control Pay, Button (open a)", "6:5 text Total, 12,50 (next)",
      ])
  }

  @Test func `settings have their values`() throws {
    #expect(
      try outline("speakHints: false\nlinks: [speak]\n", "/x/app.settings.yaml") == [
        "1:1 setting speakHints (false)", #"2:1 setting links (["speak"])"#,
      ])
  }

  @Test func `a file with errors has none`() throws {
    #expect(try outline("screen: A\nviews: 3\n", "/x/cart.screen.yaml") == [])
  }
}
