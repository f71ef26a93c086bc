import Testing

struct CouldBeGroupedRuleTests {
  @Test(arguments: [
    ("- PriceCard:\n    - Text: A\n    - Text: B\n    - Text: C", ["1 could-be-grouped"]),
    ("- PriceRowView:\n    - Text: A\n    - Text: B\n    - Text: C", ["1 could-be-grouped"]),
    // Two stops are no more than a name and a button.
    ("- PriceCard:\n    - Text: A\n    - Text: B", []),
    // A screen of the app's own is no card, nor is a stack.
    ("- PriceScreen:\n    - Text: A\n    - Text: B\n    - Text: C", []),
    ("- VStack:\n    - Text: A\n    - Text: B\n    - Text: C", []),
    // What can be used has to be reached.
    (
      "- PriceCard:\n    - Text: A\n    - Text: B\n    - Text: C\n    - Button: D\n    - Button: E",
      []
    ),
    // A heading leads somewhere.
    ("- PriceCard:\n    - Text: A\n      heading: 2\n    - Text: B\n    - Text: C", []),
    (
      "- PriceCard:\n    - Text: A\n    - Text: B\n    - Text: C\n  element: ignore\n  label: D", []
    ),
    // Rows that are single stops.
    ("- List:\n    - Text: A\n    - Text: B\n    - Text: C", []),
    (
      "- List:\n    - HStack:\n        - Text: A\n        - Text: B\n        - Text: C\n    - HStack:\n        - Text: D",
      ["2 could-be-grouped"]
    ),
    // A card in a row is told of once.
    (
      "- List:\n    - HStack:\n        - PriceCard:\n            - Text: A\n            - Text: B\n            - Text: C",
      ["3 could-be-grouped"]
    ),
  ]) func `reports rows and cards with many stops`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }
}
