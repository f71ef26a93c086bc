import SpokenScreen
import SpokenScreenTesting
import Testing

/// What changes about one view, with the cause and without the place.
private func changes(
  _ old: Node, _ new: Node, _ settings: SpeechSettings = SpeechSettings()
) -> [String] {
  let before = Heard(Story(Screen("S", old, file: "s")))
  let after = Heard(Story(Screen("S", new, file: "s"), settings: settings))
  return HeardDifference(from: before, to: after).changes.map {
    $0.message + ($0.cause.map { ": \($0)" } ?? "")
  }
}

struct StopChangeTests {
  @Test func `tells why a word is said`() {
    #expect(
      changes(.slider("A", .value(25), .range(0...100)), .slider("A", .value(50), .range(0...100)))
        == [
          "value of \"A\" is \"50%\", was \"25%\": the value follows the label"
        ])
    #expect(
      changes(.button("A"), .button("A", .actions(["Archive"]))) == [
        "cue is new: \"A\" says \"Actions available\" now: "
          + "custom actions are announced, not named"
      ])
  }

  @Test func `names the setting that took a word away`() throws {
    var settings = SpeechSettings()
    try settings.set("speakHints", to: "false")
    let told = changes(.button("A", .hint("Opens")), .button("A", .hint("Opens")), settings)
    #expect(
      told == ["hint is gone: \"A\" has no hint any more, was \"Opens\": speakHints=false"])
  }

  @Test func `tells what became of words that were heard`() throws {
    func heard(_ pause: Duration) -> Heard {
      let steps: [Walkthrough.Action] = [
        .wait(.seconds(5)), .announce("Saved"), .wait(pause), .next,
      ]
      return Heard(
        Story(Screen("S", .text("A"), .text("B")), steps: steps.map { Walkthrough.Step($0) }))
    }
    let difference = HeardDifference(from: heard(.seconds(3)), to: heard(.milliseconds(100)))
    #expect(
      difference.changes.map(\.message) == [
        "\"Saved\" is cut after 0.1s by the focus move, was heard in full"
      ])
  }
}
