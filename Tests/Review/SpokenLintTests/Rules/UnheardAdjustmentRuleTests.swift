import Testing

struct UnheardAdjustmentRuleTests {
  @Test(arguments: [
    (
      "- Slider: Food\n  value: 0.2\n  in: [0, 1]\n  format: { currency: USD, fractionDigits: 0 }",
      ["1 unheard-adjustment"]
    ),
    // At its lower end only the other direction is left.
    (
      "- Slider: Food\n  value: 0\n  in: [0, 1]\n  format: { currency: USD, fractionDigits: 0 }",
      ["1 unheard-adjustment"]
    ),
    // One direction is heard.
    (
      "- Slider: Food\n  value: 0.45\n  in: [0, 1]\n  format: { currency: USD, fractionDigits: 0 }",
      []
    ),
    ("- Slider: Food\n  value: 0.2\n  in: [0, 1]", []),
    // What happens is not in the file.
    ("- Text: Size\n  adjustable: true\n  value: large", []),
    (
      "- Text: Size\n  id: size\n  adjustable: true\n  value: large\n"
        + "  onIncrement: { update: { id: note, title: Huge } }\n"
        + "- Text: Normal\n  id: note", ["1 unheard-adjustment"]
    ),
    (
      "- Text: Size\n  id: size\n  adjustable: true\n  value: large\n"
        + "  onIncrement: { announce: Huge }", []
    ),
    (
      "- Slider: Food\n  value: 0.2\n  in: [0, 1]\n  disabled: true\n"
        + "  format: { currency: USD, fractionDigits: 0 }", []
    ),
  ]) func `finds adjustments after which the same is said`(
    views: String, expected: [String]
  ) throws {
    #expect(try found(views) == expected)
  }
}
