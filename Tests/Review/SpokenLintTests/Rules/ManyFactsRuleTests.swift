import Testing

struct ManyFactsRuleTests {
  @Test(arguments: [
    ("- Button: \"A, B, C, D, E, F\"", ["1 many-facts"]),
    ("- Button: \"A, B, C, D, E\"", []),
    ("- Button: \"A, B, C, D, E\"\n  value: F", ["1 many-facts"]),
    ("- Text: \"A, B, C, D, E, F, G\"", []),
    ("- Button: \"1,234,567,890,123,456\"", []),
  ]) func `counts what is heard before the role`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }
}
