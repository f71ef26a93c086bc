import SpokenScreenTesting
import Testing

@testable import SpokenCheck

struct StopChangeWordsTests {
  /// The last stop of views, after steps if there are any.
  private func stop(
    _ views: String, _ steps: [Walkthrough.Action]? = nil
  ) throws -> SpokenStop {
    let text = "screen: S\nviews:\n" + views
    let screen = try #require(ScreenReader.read(Array(text.utf8), file: "s.yaml").value)
    let scenario = Scenario(screen, steps: steps?.map { Walkthrough.Step($0) })
    return try #require(SpokenTranscript(scenario).stops.last)
  }

  private func sentence(
    _ part: StopChange.Part, _ old: String?, _ new: String?, _ stop: SpokenStop
  ) -> String? {
    StopChange(part, from: old, to: new, [], formerly: "\"Buy\"", stop, nil)?.message
  }

  private static let sentences: [(StopChange.Part, String?, String?, String?)] = [
    (.hint, "A", "A", nil), (.hint, nil, nil, nil),
    (.hint, nil, "B", "'pay' has a hint now: \"B\""),
    (.hint, "A", nil, "'pay' has no hint any more, was \"A\""),
    (.hint, "A", "B", "the hint of 'pay' is \"B\" now, was \"A\""),
    (.cue, nil, "B", "'pay' says \"B\" now"), (.cue, "A", nil, "'pay' does not say \"A\" any more"),
    (.cue, "A", "B", "'pay' says \"B\" now, was \"A\""),
    (.of([.sound], isSaid: true), nil, "♪ link", "'pay' plays \"♪ link\" now"),
    (
      .of([.sound], isSaid: true), "♪ link", nil, "'pay' does not play \"♪ link\" any more"
    ),
    (.of([.label], isSaid: true), nil, "B", "'pay' is called \"B\" now, had no name"),
    (.of([.label], isSaid: true), "A", nil, "'pay' has no name any more, was \"A\""),
    (.of([.label], isSaid: true), "A", "B", "'pay' is called \"B\" now, was \"A\""),
    (.of([.trait], isSaid: true), nil, "Link", "'pay' has a role now: \"Link\""),
    (.of([.state], isSaid: true), "On", "Off", "the state of 'pay' is \"Off\" now, was \"On\""),
  ]

  @Test(arguments: sentences) func `puts a change of words into a sentence`(
    part: StopChange.Part, old: String?, new: String?, message: String?
  ) throws {
    #expect(sentence(part, old, new, try stop("  - Button: Pay\n    id: pay\n")) == message)
  }

  @Test func `names a stop without an id by its old label when it is renamed`() throws {
    let stop = try stop("  - Button: Pay\n")
    let label = StopChange.Part.of([.label], isSaid: true)
    #expect(sentence(label, "Buy", "Pay", stop) == "\"Buy\" is called \"Pay\" now")
    #expect(
      sentence(label, "Buy now", "Pay", stop) == "\"Buy\" is called \"Pay\" now, was \"Buy now\"")
    #expect(sentence(.hint, nil, "B", stop) == "\"Pay\" has a hint now: \"B\"")
  }

  @Test func `has no noun for what is heard after a step, and for announcements`() throws {
    let gift = "  - Toggle: Gift\n    id: gift\n    value: true\n"
    let echo = try stop(gift, [.wait(.seconds(9)), .activate])
    let state = StopChange.Part.of([.state], isSaid: true)
    #expect(
      sentence(state, "On", "Off", echo)
        == "after 'activate', 'gift' says \"Off\" now, was \"On\"")
    let saved = try stop(gift, [.wait(.seconds(9)), .announce("Saved")])
    #expect(
      sentence(.hint, "Stored", "Saved", saved)
        == "the announcement says \"Saved\" now, was \"Stored\"")
  }

  @Test(
    arguments: [
      ([], true, .words), ([.label], true, .renamed), ([.trait], true, .role),
      ([.state, .selected], true, .state), ([.cell, .position], true, .context),
      ([.header, .cell], true, .words), ([.hint], true, .words), ([.hint], false, .hint),
      ([.actions], true, .words), ([.actions, .moreContent], false, .cue),
      ([.label, .trait], true, .words), ([.description], true, .words),
    ] as [([Segment.Kind], Bool, StopChange.Kind)])
  func `is about the part that segments form`(
    kinds: [Segment.Kind], isSaid: Bool, kind: StopChange.Kind
  ) {
    #expect(StopChange.Part.of(kinds, isSaid: isSaid).kind == kind)
  }

  @Test(arguments: [
    (
      "  - Button: Pay\n", "  - Button: Pay\n    addTraits: [isLink]\n",
      [
        "the role of \"Pay\" is \"Button, Link\" now, was \"Button\" "
          + "(s.yaml:4:5, each spoken trait has its word, in a fixed order)"
      ]
    ),
    (
      "  - Slider: Food\n    value: 40\n    in: [0, 100]\n", "  - Slider: Food\n",
      ["\"Food\" has no value any more, was \"40%\" (s.yaml:3:5)"]
    ),
    (
      "  - Button: Pay\n    hint: Buys\n", "  - Button: Buy\n    hint: Buys it\n",
      [
        "\"Pay\" is called \"Buy\" now (s.yaml:3:5, the label comes first)",
        "the hint of \"Buy\" is \"Buys it\" now, was \"Buys\" "
          + "(s.yaml:4:5, the hint follows after a pause)",
      ]
    ),
    ("  - Button: Pay\n", "  - Button: Pay\n", []),
  ])
  func `finds the words that changed, and where they come from`(
    old: String, new: String, changes: [String]
  ) throws {
    #expect(StopChange.all(try stop(old), try stop(new)).map(\.description) == changes)
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("dropped by next", "dropped by next", nil),
      (nil, "dropped by next", "'pay' is dropped by next now, was heard in full"),
      ("dropped by next", nil, "'pay' is heard in full now, was dropped by next"),
    ] as [(String?, String?, String?)])
  func `says what happened to words that were not heard in full`(
    old: String?, new: String?, message: String?
  ) throws {
    let stop = try stop("  - Button: Pay\n    id: pay\n")
    #expect(StopChange(stop, of: old, now: new)?.message == message)
  }
}
