import SpokenScreen
import TestSupport
import Testing

struct ExpectationsTests {
  private static let screen = """
    screen: Home
    views:
      - Text: Title
      - { Slider: Food, id: food, value: 40, in: [0, 100] }
    """

  private func failures(_ steps: String...) throws -> [StepFailure] {
    try failures(steps: steps)
  }

  private func failures(steps: [String]) throws -> [StepFailure] {
    try Walkthroughs.scenario(Self.screen, ["open: home"] + steps).run { _ in }
  }

  @Test(arguments: [
    ["next", "expect: Food, 40%, Adjustable"],
    ["next", "expect: { contains: adjust the value }"],
    ["next", "expect: { matches: '^Food, [0-9]+%' }"],
    ["next", "increment: 2", "expect: 60%"], ["next", "expect: { heard: full }"],
    ["next", "wait: 100ms", "previous", "expect: Title"],
    ["next", "wait: 100ms", "expect: { contains: Food, heard: cut }", "previous"],
    ["next", "announce: Hi", "expect: { contains: Hi, heard: dropped }"],
    ["readAll", "expect: Food, 40%, Adjustable", "previous", "expect: Title"],
    ["readAll", "wait: 100ms", "expect: Title", "previous"],
    ["touch: food", "wait: 9s", "update: { id: food, value: 1 }", "expect: 1%"],
  ]) func `is met`(steps: [String]) throws {
    let failures = try Walkthroughs.scenario(Self.screen, ["open: home"] + steps).run { _ in }
    #expect(failures.map(\.message) == [])
  }

  @Test func `says that a pattern takes too long instead of that it does not match`() throws {
    let screen = "screen: A\nviews:\n  - Text: \(String(repeating: "a", count: 40))!\n"
    let steps = ["open: home", "expect: { matches: '^(a+)+$' }"]
    let failures = try Walkthroughs.scenario(screen, steps).run { _ in }
    #expect(
      failures.map(\.message) == [
        "the pattern \"^(a+)+$\" takes too long on \"\(String(repeating: "a", count: 40))!\"; simplify it"
      ])
    #expect(failures.first?.position == Position(line: 5, column: 5))
  }

  @Test func `reads on by characters in a field whose text has changed`() throws {
    let screen = "screen: A\nviews:\n  - UITextField: Name\n    value: ab\n"
    let steps = [
      "open: home", "byCharacter", "expect: a", "type: c", "byCharacter: 2", "expect: c",
      "byCharacter: 1", "delete", "byCharacter: 1",
    ]
    #expect(try Walkthroughs.scenario(screen, steps).run { _ in }.map(\.message) == [])
  }

  @Test func `settles many expectations in their order`() throws {
    let steps = (0..<300).flatMap { ["announce: A\($0)", "expect: { contains: B\($0) }"] }
    let failures = try failures(steps: ["wait: 9s"] + steps)
    #expect(failures.map(\.step) == Array(repeating: "announce default", count: 300))
    #expect(failures.last?.message.hasPrefix("expected words that contain \"B299\"") == true)
  }

  @Test func `does not take for heard what was lost`() throws {
    let failures = try failures(
      "next", "expect: { contains: adjust the value }", "wait: 1s", "announce: Yo")
    #expect(failures.count == 1)
  }

  @Test func `reports what was heard instead, where, and why`() throws {
    let failure = try #require(try failures("next", "expect: Food, 50%, Adjustable").first)
    #expect(failure.position == Position(line: 6, column: 5))
    #expect(failure.step == "next")
    #expect(
      failure.message
        == "expected \"Food, 50%, Adjustable\", but heard \"Food, 40%, Adjustable\", "
        + "\"Swipe up or down with one finger to adjust the value.\"")
    #expect(failure.explanation.contains("\"40%\"  value: the value follows the label"))
    #expect(failure.description.contains("a.walk.yaml:6:5: error: after 'next': expected"))
  }

  @Test(arguments: [
    (["expect: { heard: cut }"], "expected cut, but \"Title\" heard in full"),
    (["next", "expect: { contains: x }"], "expected words that contain \"x\", but heard \"Food"),
    (
      ["wait: 9s", "update: { id: food, value: 9 }", "expect: 9%"],
      "expected \"9%\", but heard nothing"
    ),
    (["action: Go"], "Text@3:5 has no action 'Go'; it has none"),
    (["rotor: Poems"], "there is no rotor 'Poems' here; there are "),
  ]) func `fails`(steps: [String], message: String) throws {
    let failures = try Walkthroughs.scenario(Self.screen, ["open: home"] + steps).run { _ in }
    #expect(failures.count == 1 && failures[0].message.hasPrefix(message), "\(failures)")
  }
}
