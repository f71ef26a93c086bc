import SpokenScreen
import Testing

struct SmallTargetRuleTests {
  @Test(arguments: [
    ("- { Button: Close, frame: [340, 110, 24, 24] }", ["1 small-target"]),
    ("- { UIButton: Close, frame: [340, 110, 40, 44] }", ["1 small-target"]),
    ("- { Button: Close, frame: [340, 110, 44, 44] }", []),
    // A wide row is found by a finger, though it is not as high as 44 points.
    ("- { Button: Close, frame: [16, 110, 370, 30] }", []),
    ("- { Button: Close, frame: [340, 110, 0, 0] }", []),
    // No frame is stated, and the size is that of the words.
    ("- Button: Go", []), ("- Text: Go", []),
    ("- { Text: Go, frame: [0, 0, 10, 10] }", []),
    // What the system gives a size of its own.
    ("- { Toggle: Wi-Fi, value: true, frame: [0, 0, 51, 31] }", []),
    ("- { Link: Terms, frame: [0, 0, 40, 20] }", []),
    ("- { Button: q, addTraits: [keyboardKey], frame: [0, 0, 33, 44] }", []),
    ("- { Stepper: Guests, value: 2, frame: [0, 0, 47, 32] }", []),
  ]) func `finds buttons that cover little of the screen`(
    views: String, expected: [String]
  ) throws {
    #expect(try found(views).filter { $0.hasSuffix("small-target") } == expected)
  }

  @Test func `says how large it is`() throws {
    let example = try #require(LintRule.named("small-target")).fails
    #expect(
      try result(of: example).findings.map(\.message) == ["\"Close, Button\" has 24 × 24 points."])
  }

  @Test func `pointers of the Mac are exact enough`() throws {
    let screen = """
      screen: Test
      platform: macos
      views:
        - { Button: Close, frame: [340, 110, 24, 24] }
      """
    #expect(try result(of: .init(screen)).findings.map(\.rule) == [])
  }

  @Test(arguments: [
    (LayoutProperty.size(width: 24, height: 24, x: 0.5, y: 0.5), ["small-target"]),
    (.size(width: 44, height: 44, x: 0.5, y: 0.5), []),
    (.size(width: 24, height: nil, x: 0.5, y: 0.5), []),
  ]) func `examines the size that code gives a live view`(
    size: LayoutProperty, expected: [String]
  ) {
    let label = Node(
      .image, properties: [.symbol("xmark"), .label("Close"), .layout(size)],
      position: Position(line: 2, column: 1))
    let button = Node(.button, children: [label], position: Position(line: 1, column: 1))
    let screen = Screen(title: "S", views: [button])
    let rules = Linter().lint(Scenario(screen)).findings.map(\.rule)
    #expect(rules.filter { $0 == "small-target" } == expected)
  }
}
