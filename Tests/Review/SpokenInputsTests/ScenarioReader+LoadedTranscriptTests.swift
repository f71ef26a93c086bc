import SpokenScreen
import TestSupport
import Testing

@testable import SpokenInputs

struct ScenarioReaderLoadedTranscriptTests {
  /// What changed from one file to another: the headers, then each change.
  private func difference(
    _ old: String, _ new: String, settings: [Walkthrough.Setting] = []
  ) throws -> [String] {
    let scratch = try Scratch(["old": old, "new": new])
    defer { withExtendedLifetime(scratch) {} }
    let reader = ScenarioReader(settings: settings)
    let sides = try ["old", "new"].map { try reader.hear(scratch.path($0)) }
    let difference = try reader.hearing(sides[0], beside: sides[1])
      .difference(to: try reader.hearing(sides[1], beside: sides[0]))
    return difference.header + difference.changes.map(\.message)
  }

  private let screen = "screen: S\nviews:\n  - Button: Pay\n    hint: Pays\n"
  private let header = "# S · ios · en-US\n"

  @Test func `works out a screen with the settings of a transcript beside it`() throws {
    let silent = header + "# speakHints=false\n> open\nPay, Button\n"
    #expect(try difference(silent, screen) == [])
    #expect(try difference(screen, silent) == [])
    #expect(try difference("\u{FEFF}" + silent, screen) == [])
    #expect(try difference(screen, screen) == [])
  }

  @Test func `keeps to what the file or the command line says`() throws {
    let silent = header + "# speakHints=false\n> open\nPay, Button\n"
    let own = screen.replacing("views:", with: "settings: { speakHints: true }\nviews:")
    #expect(
      try difference(silent, own) == [
        "the setting speakHints is true (the default) now, was false",
        "\"Pay\" has a hint now: \"Pays\"",
      ])
    let asked = [Walkthrough.Setting(key: "traits", value: "none")]
    #expect(
      try difference(silent, screen, settings: asked) == [
        "the setting speakHints is true (the default) now, was false",
        "the setting traits is none now, was after (the default)",
        "\"Pay\" has no role any more, was \"Button\"",
        "\"Pay\" has a hint now: \"Pays\"",
      ])
  }

  @Test(arguments: [
    ("> open\n/P.*/\n…\n", []), ("> open\n?Gone\nPay, Button\n# mine\n  Pays\n", []),
    ("> open\n/Q.*/\n…\n", ["/Q.*/ does not match \"Pay, Button\""]),
  ])
  func `takes the patterns of a transcript for lines of the other side`(
    body: String, expected: [String]
  ) throws {
    #expect(try difference(header + body, screen) == expected)
    #expect(try difference(screen, header + body).isEmpty == expected.isEmpty)
    #expect(try difference(header + body, header + body) == [])
    #expect(
      try difference(header + "> open\nPay, Button\n  Pays\n", header + body).isEmpty
        == expected.isEmpty)
  }

  @Test func `says of two transcripts which lines are new and gone`() throws {
    let old = header + "> open\nPay, Button\n  Pays\n> announce\n\"Saved\"\n"
    let new = "# T · ios · en-US\n> open\nBuy, Button\n  Pays\n> next\n> announce\n\"Saved\"\n"
    #expect(
      try difference(old, new) == [
        "the title is \"T\", was \"S\"", "\"Buy, Button\" is heard now",
        "\"Pay, Button\" is not heard any more",
      ])
  }

  @Test func `takes any sign in a line`() throws {
    #expect(try difference("> open\n\u{0}", screen).count == 2)
  }

  @Test(arguments: [
    ("# a\n# speakHints=maybe\n> open\n", "old:2:1: "),
    ("> open\n/(/\n", "old:2:1: "),
  ])
  func `refuses a transcript that is faulty`(text: String, place: String) throws {
    let fault = #expect(throws: ScenarioError.self) { try difference(text, screen) }
    #expect(fault?.description.contains(place) == true, "\(fault?.description ?? "")")
  }

  @Test(arguments: [
    ("# S · ios · en-US\n> open\n", true), ("> open\n", true), ("screen: S\n> open\n", false),
    ("# only\n", false), ("\u{FEFF}# S · ios · en-US\n> open\n", true), ("\u{FEFF}> open\n", true),
    ("\u{FEFF}screen: S\n> open\n", false),
  ])
  func `looks for the first step of a transcript`(text: String, expected: Bool) {
    #expect(InputHints.isTranscript(Array(text.utf8)) == expected)
  }
}
