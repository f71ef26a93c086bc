import Testing

struct NoWayOutRuleTests {
  /// A modal view over a text, with these views in it and these lines after them.
  private func views(_ inside: String, _ more: String = "") -> String {
    let lines = inside.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "- Text: Yearly\n- VStack:\n    - Text: Prices change\n\(lines)  id: prices\n"
      + "  modal: true"
      + (more.isEmpty ? "" : "\n  " + more)
  }

  @Test(arguments: [
    "- Text: In May", "- Toggle: Remind me\n  value: true", "- TextField: Name",
    "- Button: Again\n  onActivate: { announce: Prices change }",
    "- Button: Again\n  onActivate: { update: { id: prices, label: Prices } }",
  ]) func `finds a modal view that nothing closes`(inside: String) throws {
    #expect(try found(views(inside)).map { $0.drop { $0 != "n" } } == ["no-way-out"])
  }

  @Test(arguments: [
    "- Button: Close\n  onActivate: { remove: prices }", "- Button: Close",
    "- Button: Buy\n  onActivate: { open: thanks }", "- Link: Read more",
    "- Button: Close\n  onActivate: { update: { id: prices, hidden: true } }",
    "- ProgressView: Loading", "- Text: In May\n  actions: [Close]",
    "- Text: In May\n  onEscape: { remove: prices }",
  ]) func `is silent where something may close it`(inside: String) throws {
    #expect(!(try found(views(inside))).contains { $0.hasSuffix(" no-way-out") })
  }

  @Test func `is silent about what answers the escape gesture, sheets and alerts`() throws {
    #expect(try found(views("- Text: In May", "onEscape: { remove: prices }")) == [])
    for kind in ["Sheet", "Alert"] {
      #expect(try found("- Text: Yearly\n- \(kind): Prices\n  views: [{ Text: In May }]") == [])
    }
  }

  @Test func `is silent about a modal view that covers nothing`() throws {
    #expect(try found("- VStack: [{ Text: In May }]\n  modal: true") == [])
  }
}
