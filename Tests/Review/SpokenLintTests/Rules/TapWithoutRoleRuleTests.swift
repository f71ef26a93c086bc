import Testing

struct TapWithoutRoleRuleTests {
  @Test(arguments: [
    ("- Text: Lyrics\n  onActivate: { announce: Shown }", ["2 tap-without-role"]),
    // One for the stack, not for each text in it.
    (
      "- VStack:\n    - Text: Ada\n    - Text: Online\n  onActivate: { announce: Opened }",
      ["4 tap-without-role"]
    ),
    (
      "- HStack: [{ Text: Ada }, { Text: Online }]\n  element: combine\n"
        + "  onActivate: { announce: Opened }", ["3 tap-without-role"]
    ),
    ("- Image: Map\n  onActivate: { announce: Opened }", ["2 tap-without-role"]),
    ("- Text: News\n  heading: 1\n  onActivate: { announce: Closed }", ["3 tap-without-role"]),
  ]) func `finds what can be pressed and says no role`(views: String, expected: [String]) throws {
    #expect(try found(views) == expected)
  }

  @Test(arguments: [
    "- Button: Lyrics\n  onActivate: { announce: Shown }",
    "- Text: Lyrics\n  addTraits: isButton\n  onActivate: { announce: Shown }",
    "- Text: Lyrics\n  addTraits: isLink\n  onActivate: { announce: Shown }",
    "- Text: Lyrics\n  disabled: true\n  onActivate: { announce: Shown }",
    "- Text: Lyrics\n  actions: [Show]\n  onActivate: { announce: Shown }",
    "- Text: Lyrics\n  expanded: false\n  onActivate: { announce: Shown }",
    // A tap on the background of a form leaves its field.
    "- VStack:\n    - Text: Sign in\n    - TextField: Name\n  onActivate: { announce: Left }",
    "- Text: Lyrics\n  hidden: true\n  onActivate: { announce: Shown }",
    "- Text: Lyrics",
  ]) func `is silent where a role is heard, and about a tap around controls`(views: String) throws {
    #expect(!(try found(views)).contains { $0.hasSuffix(" tap-without-role") })
  }
}
