import Testing

struct SymbolLeftOutRuleTests {
  @Test(arguments: [
    (
      "- HStack:\n    - Text: Drøbak\n    - Image:\n      symbol: no.such.symbol\n  element: combine",
      ["4 symbol-left-out"]
    ),
    (
      "- Button:\n    - HStack:\n        - Image:\n          symbol: leaf.fill\n        - Text: Garden",
      ["4 symbol-left-out"]
    ),
  ]) func `names a symbol that nobody hears beside other words`(
    views: String, expected: [String]
  ) throws {
    #expect(try found(views) == expected)
  }

  @Test(arguments: [
    "- HStack: [{ Text: Drøbak }, { Image: , symbol: cart }]\n  element: combine",
    "- HStack: [{ Text: Drøbak }, { Image: , symbol: x.y, label: Storm }]\n  element: combine",
    "- HStack: [{ Text: Drøbak }, { Image: , symbol: x.y, decorative: true }]\n  element: combine",
    "- HStack: [{ Text: Drøbak }, { Image: bergen-harbor }]\n  element: combine",
  ]) func `is silent about symbols with a label and about pictures`(views: String) throws {
    #expect(try found(views) == [])
  }
}
