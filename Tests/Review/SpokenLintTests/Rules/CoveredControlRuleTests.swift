import SpokenScreen
import Testing

struct CoveredControlRuleTests {
  private static let pay = "{ Button: Pay, frame: [20, 300, 350, 50] }"
  private static let whole = "frame: [0, 0, 390, 844]"

  @Test(arguments: [
    ([pay, "{ Text: Wait, \(whole) }"], ["2 covered-control"]),
    // A drawing covers it where something in front is heard.
    (
      [pay, "{ Rectangle: , \(whole) }", "{ Text: Wait, frame: [20, 500, 90, 20] }"],
      ["2 covered-control"]
    ),
    ([pay, "{ Rectangle: , \(whole) }"], []),
    ([pay, "{ Text: Wait, frame: [20, 310, 350, 50] }"], []),
    (["{ Text: Wait, \(whole) }", pay], []),
    (["{ Text: Price, frame: [20, 300, 350, 50] }", "{ Text: Wait, \(whole) }"], []),
    ([pay, "{ Text: Wait, hidden: true, \(whole) }"], []),
    ([pay, "{ Text: Wait, opacity: 0, \(whole) }"], []),
    ([pay, "{ Text: Wait, modal: true, \(whole) }"], []),
    (["{ Button: Pay, hidden: true, frame: [20, 300, 350, 50] }", "{ Text: Wait, \(whole) }"], []),
    ([pay, "{ Spacer: , \(whole) }", "{ Text: Wait, frame: [20, 500, 90, 20] }"], []),
  ]) func `finds controls under what is heard`(branches: [String], expected: [String]) throws {
    let views = "- ZStack:\n" + branches.map { "    - \($0)" }.joined(separator: "\n")
    #expect(try found(views).filter { $0.hasSuffix("covered-control") } == expected)
  }

  @Test func `looks into the branches`() throws {
    let views = """
      - ZStack:
          - VStack:
              - { Text: Total, frame: [20, 200, 350, 50] }
              - { Button: Pay, frame: [20, 300, 350, 50] }
          - VStack:
              - { Text: Wait, frame: [0, 0, 390, 844] }
      """
    #expect(try found(views).filter { $0.hasSuffix("covered-control") } == ["4 covered-control"])
  }

  @Test func `what decorates a single control is a part of it`() {
    func findings(_ className: String) -> [String] {
      func place(_ numbers: Double...) -> Property {
        .frame(Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
      let button = Node(
        .button, title: "Pay", properties: [place(20, 300, 50, 50)],
        position: Position(line: 2, column: 1))
      let badge = Node(
        .text, title: "3 new", properties: [place(10, 290, 70, 70)],
        position: Position(line: 3, column: 1))
      let stack = Node(
        .zStack, className: className, children: [button, badge],
        position: Position(line: 1, column: 1))
      return Linter().lint(Scenario(Screen(title: "S", views: [stack]))).findings.map(\.rule)
    }
    #expect(findings("ZStack") == ["covered-control"])
    #expect(findings("overlay") == [])
  }

  @Test func `names both`() throws {
    let example = try #require(LintRule.named("covered-control")).fails
    #expect(
      try result(of: example).findings.map(\.message) == [
        "\"Pay, Button\" lies under \"One moment please\", and is read all the same."
      ])
  }
}
