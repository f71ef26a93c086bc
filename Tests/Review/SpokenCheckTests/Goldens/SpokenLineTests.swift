import SpokenScreen
import TestSupport
import Testing

@testable import SpokenCheck

struct SpokenLineTests {
  /// The stop, the part, the text and the segments of each line.
  private func lines(of scenario: Scenario, hasSteps: Bool) -> [String] {
    let utterances = Array(scenario.utterances)
    let heard = SpokenTranscript(scenario, utterances)
    return heard.lines(of: utterances, hasSteps: hasSteps).map { line in
      let stop = line.stop.map { "\($0)" } ?? "-"
      let facts = line.facts.map(\.text).joined(separator: "+")
      return "\(stop) \(line.part?.kind.rawValue ?? "-") \(line.text): \(facts)"
    }
  }

  private let screen = """
    screen: S
    views:
      - Button: Flip
        hint: Turns it
        actions: [Later]
        onActivate: { announce: Flipped }
      - Text: Total
    """

  @Test func `has the stop and the segments of each line`() throws {
    let scenario = try Walkthroughs.scenario(
      screen, ["open: home", "wait: 9s", "activate", "wait: 3s", "next"])
    #expect(
      lines(of: scenario, hasSteps: true) == [
        "- - > open home: ", "0 - Flip, Button: Flip+Button", "0 hint   Turns it: Turns it",
        "0 cue   Actions available: Actions available", "- - > wait 9s: ", "- - > activate: ",
        "1 - ♪ item activated, Flip: ♪ item activated+Flip", "2 - \"Flipped\": Flipped",
        "- - > wait 3s: ", "- - > next: ", "3 - Total: Total",
      ])
    #expect(
      lines(of: scenario, hasSteps: false) == [
        "0 - Flip, Button: Flip+Button", "0 hint   Turns it: Turns it",
        "0 cue   Actions available: Actions available",
        "1 - ♪ item activated, Flip: ♪ item activated+Flip", "2 - \"Flipped\": Flipped",
        "3 - Total: Total",
      ])
  }
}

struct WrittenLineTests {
  @Test(
    arguments: [
      ("Pay, Button", "Pay, Button", nil),
      ("  Buys it  lost to the focus move", "Buys it", "lost to the focus move"),
      (
        "Pay, Button  cut after 0.2s by the focus move", "Pay, Button",
        "cut after 0.2s by the focus move"
      ),
      ("\"Saved\"  dropped by the focus move", "Saved", "dropped by the focus move"),
      ("3  merged into \"4\"", "3", "merged into \"4\""),
      ("A  cut after B  cut after 0.1s by next", "A  cut after B", "cut after 0.1s by next"),
      ("A  lost to B  cut after 0.1s by next", "A  lost to B", "cut after 0.1s by next"),
      ("A  merged into \"B  lost to C\"", "A", "merged into \"B  lost to C\""),
      (
        "A  dropped by B  cut after 0.2s by the announcement \"C  lost to D\"",
        "A  dropped by B", "cut after 0.2s by the announcement \"C  lost to D\""
      ), ("A  cut after 1s by type say \"x\"", "A", "cut after 1s by type say \"x\""),
      ("\\> next", "> next", nil), ("\\\\o/", "\\o/", nil), ("  \\♪ hm", "♪ hm", nil),
      ("\"Saved\"", "Saved", nil), ("\"", "\"", nil), ("\"\"", "", nil), ("", "", nil),
      ("Say \"Saved\"", "Say \"Saved\"", nil), ("    Two more", "  Two more", nil),
    ] as [(String, String, String?)])
  func `reads words without the marks of the format`(line: String, words: String, fate: String?) {
    #expect(WrittenLine(line).words == words)
    #expect(WrittenLine(line).fate == fate)
  }
}

struct TranscriptMarkTests {
  @Test(arguments: [
    ("> next", TranscriptMark.step), (">next", .words), ("  Buys it", .later), (" Buys it", .words),
    ("  > next", .later), ("", .words), ("\\> next", .words),
  ])
  func `is the kind of a line by its first characters`(line: String, mark: TranscriptMark) {
    #expect(TranscriptMark(line) == mark)
  }
}
