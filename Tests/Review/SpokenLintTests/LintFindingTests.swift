import SpokenScreen
import Testing

struct LintFindingTests {
  private static let places: [(Origin, String)] = [
    (
      Origin(file: "a.yaml", position: Position(line: 3, column: 5), node: "pay"),
      "a.yaml:3:5: warning: Said twice. Say it once. [hint-repeats]"
    ),
    (
      Origin(file: "a.json", position: .unknown, node: "pay"),
      "a.json: warning: Said twice. Say it once. [hint-repeats]"
    ),
    (
      Origin(file: "", position: .unknown, node: "pay"),
      "screen: warning: Said twice. Say it once. [hint-repeats]"
    ),
    (
      Origin(file: "a\u{1B}[1m.yaml", position: Position(line: 3, column: 5), node: "pay"),
      "a␛[1m.yaml:3:5: warning: Said twice. Say it once. [hint-repeats]"
    ),
    (
      Origin(file: "::error a", position: Position(line: 3, column: 5), node: "pay"),
      "\\::error a:3:5: warning: Said twice. Say it once. [hint-repeats]"
    ),
  ]

  @Test(arguments: places) func `is a line as compilers write it, with the rule at its end`(
    origin: Origin, line: String
  ) {
    let finding = LintFinding(
      rule: "hint-repeats", severity: .warning, origin: origin, message: "Said twice.",
      fix: "Say it once.")
    #expect(finding.description == line)
  }

  @Test func `is one line, whatever words of the app it quotes`() {
    let finding = LintFinding(
      rule: "emoji-run", severity: .note,
      origin: Origin(file: "a.yaml", position: Position(line: 3, column: 5), node: "pay"),
      message: "\"Pay\n\tnow\u{7}\" is long.", fix: "Cut it.")
    #expect(finding.description == "a.yaml:3:5: note: \"Pay now␇\" is long. Cut it. [emoji-run]")
  }
}
