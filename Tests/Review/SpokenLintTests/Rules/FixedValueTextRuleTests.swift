import SpokenScreen
import Testing

struct FixedValueTextRuleTests {
  @Test(arguments: [
    ("- Slider: Food\n  value: 40\n  in: [0, 100]\n  valueText: forty", ["4 fixed-value-text"]),
    ("- Slider: Food\n  value: 40\n  in: [0, 100]\n  valueText: 40%", []),
    (
      "- Slider: Food\n  value: 40\n  in: [0, 100]\n  valueText: $40\n"
        + "  format: { currency: USD, fractionDigits: 0 }", []
    ),
    ("- Stepper: Guests\n  value: 2\n  valueText: two guests", ["3 fixed-value-text"]),
    (
      "- Text: Size\n  id: size\n  adjustable: true\n  value: 2\n  valueText: large\n"
        + "  onIncrement: { update: { id: size, valueText: huge } }\n"
        + "  onDecrement: { update: { id: size, valueText: small } }", []
    ),
    ("- Text: Food\n  value: 40\n  valueText: forty", []),
    (
      "- BudgetSlider:\n  representation:\n    Slider: Food\n    value: 40\n    valueText: $40",
      ["5 fixed-value-text"]
    ),
  ]) func `finds words that an adjustment makes wrong`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test func `compares in the language of the screen`() throws {
    let slider = "- Slider: Essen\n  value: 0.4\n  valueText: 40 %"
    #expect(try found(slider, language: "de") == [])
    #expect(try found(slider) == ["3 fixed-value-text"])
  }

  @Test func `what an app shows has its words from the app`() throws {
    let text = "screen: A\nviews:\n  - Slider: Tip\n    value: 5\n    valueText: five\n"
    let screen = try ScenarioReader().read(Array(text.utf8), path: "A").scenario.screens[0]
    #expect(Linter().lint(Scenario(screen)).findings.map(\.rule) == ["fixed-value-text"])
    let shown = Scenario(shown: screen, settings: SpeechSettings())
    #expect(Linter().lint(shown).findings == [])
  }
}
