import SpokenScreenTesting
import Testing

@testable import SpokenScreen

struct HeardStopRefinedTests {
  /// The pieces of a transcript's line after a look at the stop of a screen.
  private func refined(_ line: String, by view: Node) -> [String] {
    let stop = Heard(transcript: ["> open", line], file: "t").stops[0]
    return stop.refined(by: Heard(Story(Screen("S", view))).stops[0]).facts
      .map { "\($0.kind.rawValue): \($0.text)" }
  }

  @Test func `joins a label with commas, and finds what changed`() {
    #expect(
      refined("Hello, world, Button", by: .button("Hello, world")) == [
        "label: Hello, world", "trait: Button",
      ])
    #expect(
      refined("Food, $45, Adjustable", by: .slider("Food", .value("$40"))) == [
        "label: Food", "value: $45", "trait: Adjustable",
      ])
    #expect(
      refined("Meal, $40, Adjustable", by: .slider("Food", .value("$40"))) == [
        "label: Meal", "value: $40", "trait: Adjustable",
      ])
    #expect(refined("Create, Knob", by: .button("Create")) == ["label: Create", "trait: Knob"])
    #expect(refined("Create, 5", by: .button("Create")) == ["label: Create", "value: 5"])
    #expect(
      refined("Create, Knob, Button", by: .button("Create")) == [
        "label: Create", "value: Knob", "trait: Button",
      ])
  }

  @Test(arguments: [
    (
      "Gift, Switch button, On", Node.toggle("Gift", .id("x"), .value(false)),
      ["the state of 'x' is \"Off\" now, was \"On\""]
    ),
    (
      "Pay, Button", .button("Pay", .id("x"), .disabled(true)),
      ["'x' has a state now: \"Dimmed\""]
    ),
    (
      "Pay, Knob", .button("Pay", .id("x")),
      ["the role of 'x' is heard as \"Button\", the transcript has \"Knob\" in its place"]
    ),
    (
      "Pay, Link", .button("Pay", .id("x")), ["the role of 'x' is \"Button\" now, was \"Link\""]
    ),
    (
      "Pay, Knob, Knob", .button("Pay", .id("x"), .disabled(true)),
      ["'x' says \"Pay, Dimmed, Button\" now, was \"Pay, Knob, Knob\""]
    ),
    (
      "Save, Link, Button", .button("Save, Button", .id("x")),
      ["'x' says \"Save, Button, Button\" now, was \"Save, Link, Button\""]
    ),
  ])
  func `says plainly what changed where its kind is not known`(
    line: String, view: Node, expected: [String]
  ) {
    let before = Heard(transcript: ["# S · ios · en-US", "> open", line], file: "t")
    let changes = HeardDifference(from: before, to: Heard(Story(Screen("S", view)))).changes
    #expect(changes.filter { $0.kind != .hint }.map(\.message) == expected)
  }
}
