import ScreenTree
import Testing

@testable import SpokenLint

struct LintFindingAlikeTests {
  private func finding(
    _ place: (file: String, line: Int), _ message: String, rule: String = "many-facts",
    severity: LintRule.Severity = .warning
  ) -> LintFinding {
    let position = place.line == 0 ? Position.unknown : Position(line: place.line, column: 9)
    return LintFinding(
      rule: rule, severity: severity,
      origin: Origin(file: place.file, position: position, node: "row \(message)"),
      message: message, fix: "Group it.")
  }

  /// The message of each line with how many more are like it.
  private func lines(_ findings: [LintFinding]) -> [String] {
    findings.byLine.map { "\($0.finding.message) + \($0.more)" }
  }

  @Test(arguments: [
    (["Shop.swift", "Shop.swift", "Shop.swift"], ["\"Ada\" is long. + 2"]),
    // A screen file has a line for each view.
    (
      ["shop.screen.yaml", "shop.screen.yaml"], ["\"Ada\" is long. + 0", "\"Bo\" is long. + 0"]
    ),
    (["Shop.swift", "Cart.swift"], ["\"Ada\" is long. + 0", "\"Bo\" is long. + 0"]),
    (
      ["Shop.swift", "Cart.swift", "Shop.swift"],
      ["\"Ada\" is long. + 1", "\"Bo\" is long. + 0"]
    ),
    ([], []),
  ]) func `findings of a line of Swift are one`(files: [String], expected: [String]) {
    let names = ["Ada", "Bo", "Cy"]
    let found = zip(files, names).map { finding(($0, 7), "\"\($1)\" is long.") }
    #expect(lines(found) == expected)
  }

  @Test func `others stay apart`() {
    let first = finding(("Shop.swift", 7), "\"Ada\" is long.")
    let others = [
      finding(("Shop.swift", 8), "\"Bo\" is long."), finding(("Shop.swift", 7), "\"Bo\" is short."),
      finding(("Shop.swift", 7), "\"Bo\" is long.", rule: "emoji-run"),
      finding(("Shop.swift", 7), "\"Bo\" is long.", severity: .error),
    ]
    for other in others { #expect([first, other].byLine.map(\.more) == [0, 0]) }
    let nowhere = finding(("Shop.swift", 0), "\"Ada\" is long.")
    #expect([nowhere, nowhere].byLine.map(\.more) == [0, 0])
  }

  @Test func `the text has one line with the count, and JSON each finding`() throws {
    var result = LintResult(path: "Shop")
    result.findings = (1...12).map { finding(("Shop.swift", 7), "\"Row \($0)\" is long.") }
    var report = LintReport()
    report.add(result)
    #expect(
      report.text == """
        Shop.swift:7:9: warning: "Row 1" is long. Group it. And 11 more like it. [many-facts]

        """)
    #expect(report.count(.warning) == 12)
    #expect(try report.json().contains("Row 12"))
  }
}
