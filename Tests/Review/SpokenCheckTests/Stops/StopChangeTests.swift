import SpokenScreen
import SpokenScreenTesting
import Testing

@testable import SpokenCheck

/// What changes about one view, with the cause and without the place.
private func changes(
  _ old: Node, _ new: Node, _ settings: SpeechSettings = SpeechSettings()
) -> [String] {
  let before = SpokenTranscript(Scenario(Screen("S", old, file: "s")))
  let after = SpokenTranscript(Scenario(Screen("S", new, file: "s"), settings: settings))
  return HeardDifference(from: before, to: after).changes.map {
    $0.message + ($0.cause.map { ": \($0)" } ?? "")
  }
}

struct StopChangeTests {
  @Test func `reports why a word is said`() {
    #expect(
      changes(.slider("A", .value(25), .range(0...100)), .slider("A", .value(50), .range(0...100)))
        == [
          "the value of \"A\" is \"50%\" now, was \"25%\": the value follows the label"
        ])
    #expect(
      changes(.button("A"), .button("A", .actions(["Archive"]))) == [
        "\"A\" says \"Actions available\" now: custom actions are announced, not named"
      ])
  }

  @Test func `names the setting that took a word away`() throws {
    var settings = SpeechSettings()
    try settings.set("speakHints", to: "false")
    let told = changes(.button("A", .hint("Opens")), .button("A", .hint("Opens")), settings)
    #expect(
      told == ["\"A\" has no hint any more, was \"Opens\": speakHints=false"])
  }

  @Test func `reports a sound in the place of a role`() throws {
    var settings = SpeechSettings()
    try settings.set("traitFeedback", to: "sound")
    let screen = Screen("S", .button("A"))
    let now = Scenario(screen, settings: settings)
    let difference = HeardDifference(
      from: SpokenTranscript(Scenario(screen)), to: SpokenTranscript(now))
    #expect(
      difference.changes.map(\.message) == [
        "\"A\" has no role any more, was \"Button\"", "\"A\" plays \"♪ button\" now",
      ])
  }

  @Test func `reports a name that is new, gone or another`() {
    #expect(
      changes(.view(.button, nil), .button("Pay")) == [
        "\"Button\" is called \"Pay\" now, had no name: the label comes first"
      ])
    #expect(
      changes(.view(.button, nil, [.id("a")]), .button("Pay", .id("a"))) == [
        "'a' is called \"Pay\" now, had no name: the label comes first"
      ])
    #expect(changes(.button("Pay"), .view(.button, nil)) == ["\"Pay\" has no name any more"])
    #expect(
      changes(.button("Pay", .id("a")), .view(.button, nil, [.id("a")])) == [
        "'a' has no name any more, was \"Pay\""
      ])
  }

  @Test func `reports what became of words that were heard`() throws {
    func heard(_ pause: Duration) -> SpokenTranscript {
      let steps: [Walkthrough.Action] = [
        .wait(.seconds(5)), .announce("Saved"), .wait(pause), .next,
      ]
      return SpokenTranscript(
        Scenario(Screen("S", .text("A"), .text("B")), steps: steps.map { Walkthrough.Step($0) }))
    }
    let difference = HeardDifference(from: heard(.seconds(3)), to: heard(.milliseconds(100)))
    #expect(
      difference.changes.map(\.message) == [
        "\"Saved\" is cut after 0.1s by the focus move now, was heard in full"
      ])
  }

  @Test(arguments: [
    ("cut after 0.1s by the focus move", "cut after 1.25s by the focus move", true),
    (
      "cut after 0.1s by the announcement \"3 new\"", "cut after 2s by the announcement \"3 new\"",
      true
    ),
    (
      "cut after 0.1s by the announcement \"3 new\"",
      "cut after 0.1s by the announcement \"5 new\"", false
    ),
    ("dropped by the announcement \"3 new\"", "dropped by the announcement \"5 new\"", false),
    ("cut after 0.1s by next", "cut after 0.1s by the focus move", false),
  ])
  func `tells another time from another cause`(old: String, new: String, isOfTime: Bool) {
    let change = StopChange(kind: .heard, stop: "A", old: old, new: new, message: "")
    #expect(change.isOfTime == isOfTime)
    let full = StopChange(kind: .heard, stop: "A", old: old, new: nil, message: "")
    #expect(!full.isOfTime)
  }
}
