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
}
