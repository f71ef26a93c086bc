import SpokenScreen
import SpokenScreenTesting
import Testing

struct LineChangesTests {
  private func compare(_ golden: String, _ scenario: Scenario) throws -> Comparison {
    let golden = try #require(Golden.read(golden, file: "g").value)
    return Comparison(scenario, with: golden, file: "g")
  }

  @Test func `parts places that are far from each other, and reports what is repeated once`() throws
  {
    let views = (0..<20).map { Node.text("Row \($0)") }
    let scenario = Scenario(Screen(title: "S", views: views))
    let golden = Transcript().text(of: scenario).replacing("Row 3", with: "Line 3")
      .replacing("Row 17", with: "Line 17")
    let comparison = try compare(golden, scenario)
    #expect(comparison.difference.count { $0 == "  …" } == 1)
    #expect(comparison.difference.filter { $0.hasPrefix("-") } == ["- Line 3", "- Line 17"])
    let steps = [Walkthrough.Step(.next), .init(.previous), .init(.next), .init(.previous)]
    let walk = Scenario(Screen("S", .text("A"), .text("B")), steps: steps)
    let again = try compare(Transcript().text(of: walk).replacing("A\n", with: "X\n"), walk)
    #expect(again.changes.count == 3)
    #expect(again.reasons.count == 1)
  }

  @Test func `says so when only steps without words differ`() throws {
    let steps = [Walkthrough.Step(.wait(.seconds(1)))]
    let comparison = try compare(
      "# S · ios · en-US\n> open\nA\n", Scenario(Screen("S", .text("A")), steps: steps))
    #expect(!comparison.isSame)
    #expect(comparison.reasons == ["only steps without speech differ"])
  }

  @Test func `names the expression that does not match any more`() throws {
    let scenario = Scenario(Screen("S", .text("A"), .button("B 2")))
    let comparison = try compare("# S · ios · en-US\n> open\nA\n> next\n/B \\d, Link/\n", scenario)
    #expect(
      comparison.reasons == [
        "/B \\d, Link/ does not match \"B 2, Button\" (g:5:1)"
      ])
  }

  /// Why the transcript of some views is not what a golden says: the changes with their causes, those
  /// of lines of the golden with their places.
  private func reasons(
    _ golden: String, _ views: [Node], set settings: [String: String] = [:]
  ) throws -> [String] {
    var speech = SpeechSettings()
    for (key, value) in settings { try speech.set(key, to: value) }
    let scenario = Scenario(Screen(title: "S", views: views), settings: speech)
    return try compare("# S · ios · en-US\n" + golden, scenario).changes.map { change in
      let place = change.origin.flatMap { $0.file == "g" ? " at \($0.place)" : nil }
      return change.message + (change.cause.map { ": \($0)" } ?? place ?? "")
    }
  }

  @Test(arguments: [
    (
      "Gift, Switch button, On\n  Double tap to toggle setting.",
      Node.toggle("Gift", .id("x"), .value(false)),
      "the state of 'x' is \"Off\" now, was \"On\": each spoken trait has its word, in a fixed order"
    ),
    (
      "Pay, Button", .button("Pay", .id("x"), .disabled(true)),
      "'x' has a state now: \"Dimmed\": each spoken trait has its word, in a fixed order"
    ),
    (
      "Pay, Dimmed, Button", .button("Pay", .id("x")), "'x' does not say \"Dimmed\" any more"
    ),
    (
      "Pay, Knob", .button("Pay", .id("x")),
      "the role of 'x' is \"Button\" now, was \"Knob\": each spoken trait has its word, in a fixed order"
    ),
    (
      "Hello, world, Button", .button("Hello, moon", .id("x")),
      "'x' is called \"Hello, moon\" now, was \"Hello, world\": the label comes first"
    ),
    ("Pay, Button", .button("Buy"), "\"Pay\" is called \"Buy\" now: the label comes first"),
    (
      "Button", .button("Pay"),
      "\"Button\" is called \"Pay\" now, had no name: the label comes first"
    ),
    (
      "Sum, 1, 2, Button", .button("Pay", .id("x")),
      "'x' is called \"Pay\" now, was \"Sum, 1, 2\": the label comes first"
    ),
    (
      "Button, Pay", .button("Pay", .id("x")),
      "'x' says \"Pay, Button\" now, was \"Button, Pay\": the label comes first"
    ),
    (
      "Pay, Button\n  Actions available", .button("Pay", .id("x")),
      "'x' does not say \"Actions available\" any more"
    ),
    (
      "Pay, Button", .button("Pay", .id("x"), .hint("Pays")),
      "'x' has a hint now: \"Pays\": the hint follows after a pause"
    ),
    (
      "Pay, Button\n  Buys", .button("Pay", .id("x"), .hint("Pays")),
      "the hint of 'x' is \"Pays\" now, was \"Buys\": the hint follows after a pause"
    ),
    (
      "Pay, Button  cut after 0.2s by next", .button("Pay", .id("x")),
      "'x' is heard in full now, was cut after 0.2s by next"
    ),
    ("/Buy.*/", .button("Pay", .id("x")), "/Buy.*/ does not match \"Pay, Button\" at g:3:1"),
  ])
  func `says which words of a line are others, and why`(
    lines: String, view: Node, expected: String
  ) throws {
    let found = try reasons("> open\n\(lines)\n", [view])
    #expect(found == [expected])
  }

  @Test func `finds the words behind a sound`() throws {
    let views = [Node.link("Help", .id("help")), .text("End")]
    #expect(
      try reasons(
        "# links=sound\n# traits=before\n> open\nButton, ♪ link, Held\n> next\nEnd\n", views,
        set: ["links": "sound", "traits": "before"]) == [
          "'help' is called \"Help\" now, was \"Held\": the label comes first"
        ])
    #expect(
      try reasons(
        "# traitFeedback=sound\n# traits=before\n> open\n♪ button, Bay\n", [.button("Pay")],
        set: ["traitFeedback": "sound", "traits": "before"]) == [
          "\"Bay\" is called \"Pay\" now: the label comes first"
        ])
  }

  @Test func `explains a change of what a press or an edge says`() throws {
    let screen = Screen("S", .button("Pay"), .text("x", .actions(["Archive"])))
    let steps: [Walkthrough.Step] = [
      .init(.gesture(.activate, count: 1)), .init(.next), .init(.next),
    ]
    let scenario = Scenario(screen, steps: steps)
    let golden = Transcript().text(of: scenario)
    for (line, was, reason) in [
      (
        "♪ item activated, Pay", "♪ item activated, Buy",
        "after 'activate', \"Pay\" is heard now, was \"Buy\""
      ),
      ("♪ item activated, Pay", "♪ item activated", "after 'activate', \"Pay\" is heard now"),
      (
        "♪ item activated, Pay", "♪ item activated, ♪ success, Pay",
        "after 'activate', \"Pay\" does not play \"♪ success\" any more"
      ),
      (
        "♪ boundary reached", "♪ no item discovered",
        "after 'next', \"x\" plays \"♪ boundary reached\" now, was \"♪ no item discovered\""
      ),
    ] {
      #expect(golden.contains(line))
      let found = try compare(golden.replacing(line, with: was), scenario).changes.map(\.message)
      #expect(found == [reason])
    }
  }

  @Test func `takes a stop whose role is a sound for a stop`() throws {
    #expect(
      try reasons(
        "# traitFeedback=sound\n> open\nPay, ♪ button\n", [.button("")],
        set: ["traitFeedback": "sound"]) == [
          "\"♪ button\" does not say \"Pay\" any more"
        ])
  }

  @Test func `names the setting that took words away`() throws {
    #expect(
      try reasons(
        "> open\nA, Adjustable\n  Opens. Swipe up or down with one finger to adjust the value.\n",
        [.slider("A", .id("a"), .hint("Opens"))], set: ["speakHints": "false"]) == [
          "'a' has no hint any more, was \"Opens. Swipe up or down with one finger to adjust the value.\": speakHints=false"
        ])
  }

  @Test func `reports what is new, gone, hidden and elsewhere`() throws {
    let golden = "> open\nA, Button\n  Opens\n> next\nB\n> next\nC\n"
    let first = Node.button("A", .hint("Opens"))
    #expect(
      try reasons(golden, [first, .text("B"), .text("X"), .text("C")]) == [
        "a stop is new: \"X\", stop 3, after \"B\""
      ])
    #expect(try reasons(golden, [first, .text("C")]) == ["\"B\" is not heard any more at g:6:1"])
    #expect(
      try reasons(golden, [first, .text("B", .hidden(true)), .text("C")]) == [
        "\"B\" is not heard any more: hidden"
      ])
    #expect(
      try reasons(golden, [.text("B"), .button("A"), .text("C")]) == [
        "\"B\" comes earlier now", "\"A\" does not say \"Opens\" any more",
        "\"A\" comes later now",
      ])
    #expect(
      try reasons("…\n> next\n/D.*/\n", [first]) == ["/D.*/ does not match any line at g:4:1"])
  }

  @Test func `reports that steps do not come to a view any more`() throws {
    let screen = Screen("S", .text("A"), .text("B"), .text("C"))
    let scenario = Scenario(screen, steps: [Walkthrough.Step(.next)])
    let golden = "# S · ios · en-US\n> open\nA\n> next\nB\n> next\nC\n"
    #expect(
      try compare(golden, scenario).changes.map(\.message) == [
        "the steps do not reach \"C\" any more"
      ])
  }

  @Test func `explains a line by the one that it has most in common with`() throws {
    #expect(
      try reasons(
        "> open\nTotal\n> next\nPay, Button\n  Pays\n",
        [.text("Total"), .button("Tax"), .button("Pay now")]) == [
          "a stop is new: \"Tax, Button\", stop 2, after \"Total\"",
          "\"Pay\" is called \"Pay now\" now: the label comes first",
          "\"Pay now\" does not say \"Pays\" any more",
        ])
  }

  @Test(arguments: [(1_000, nil), (1_001, "a line more differs"), (1_003, "3 lines more differ")])
  func `explains the first 1,000 changes, and counts the lines after them`(
    count: Int, rest: String?
  ) throws {
    let lines = (0..<count).map { "Gone \($0)\n" }.joined()
    let reasons = try reasons("> open\nOpen\n" + lines, [.text("Open")])
    #expect(reasons.count == 1_000 + (rest == nil ? 0 : 1))
    #expect(reasons[999] == "\"Gone 999\" is not heard any more at g:1003:1")
    #expect(rest == nil || reasons.last == rest)
  }

  @Test func `shows so much and no more`() throws {
    let scenario = Scenario(Screen(title: "S", views: (0..<1_000).map { .text("Row \($0)") }))
    let comparison = try compare("# S · ios · en-US\n> open\nOther\n", scenario)
    #expect(comparison.difference.count == 401)
    #expect(comparison.difference.last?.hasSuffix("lines more") == true)
  }
}
