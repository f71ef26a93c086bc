import Testing

struct SilentDrawingRuleTests {
  @Test(arguments: [
    ("- Canvas:", ["1 silent-drawing"]), ("- Chart:", ["1 silent-drawing"]),
    ("- Meter:\n    - Circle:\n    - HStack:\n        - Capsule:", ["1 silent-drawing"]),
    ("- VStack:\n    - Meter:\n        - Circle:", ["2 silent-drawing"]),
    ("- Canvas:\n  label: Growth", []), ("- Canvas:\n  hidden: true", []),
    ("- Meter:\n    - Circle:\n  label: Level", []),
    ("- Meter:\n    - Circle:\n    - Text: Level", []),
    ("- Meter:\n    - Circle:\n  representation: { Slider: Level, value: 1 }", []),
    // A shape by itself is an ornament, and so is an empty view.
    ("- Circle:", []), ("- VStack:\n    - Circle:", []), ("- Meter:", []),
    ("- VStack:\n    - Canvas:\n    - Text: Level\n  element: combine", []),
    ("- VStack:\n    - Canvas:\n  elementsHidden: true", []),
  ]) func `reports drawings without words`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }
}
