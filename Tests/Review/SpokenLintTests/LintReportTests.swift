import Foundation
import TestSupport
import Testing

@testable import SpokenCheck
@testable import SpokenLint
@testable import SpokenScreen

/// A report of two findings, one of them of two inputs, and of an input that is not there.
func lintReport() -> LintReport {
  let place = Origin(
    file: "a, b.screen.yaml", position: Position(line: 3, column: 5), node: "pay", property: .hint)
  let warning = LintFinding(
    rule: "hint-repeats", severity: .warning, origin: place, message: "50% `said` twice.",
    fix: "Say it once.")
  let error = LintFinding(
    rule: "unlabelled-control", severity: .error,
    origin: Origin(file: "c.json", position: .unknown, node: "button"), message: "No name.",
    fix: "Name it.")
  var report = LintReport()
  var result = LintResult(path: "a.screen.yaml")
  result.findings = [warning]
  result.silenced = 2
  report.add(result)
  result.findings = [warning, error]
  result.silenced = 0
  report.add(result)
  report.add(LintResult(path: "none.xml", fault: .missing("none.xml")))
  let faulty = Finding(
    .error, file: "bad.screen.yaml", position: Position(line: 2, column: 1), message: "no key")
  report.add(LintResult(path: "bad.screen.yaml", fault: .faulty([faulty])))
  return report
}

struct LintReportTests {
  @Test func `writes lines as compilers do, each finding once`() {
    #expect(
      lintReport().text == """
        a, b.screen.yaml:3:5: warning: 50% `said` twice. Say it once. [hint-repeats]
        c.json: error: No name. Name it. [unlabelled-control]

        """)
  }

  @Test(arguments: [(false, 1), (true, 2)])
  func `a warning fails in JUnit where it fails the command`(isStrict: Bool, failures: Int) {
    let text = lintReport().junit(isStrict: isStrict)
    #expect(text.contains("tests=\"5\" failures=\"\(failures)\" errors=\"2\""), "\(text)")
  }

  @Test func `sums up`() {
    #expect(
      lintReport().summary
        == "4 inputs: 1 error, 1 warning, 2 disabled, 2 not read")
    #expect(LintReport().summary == "0 inputs: nothing found")
  }

  @Test func `writes commands for GitHub Actions`() {
    #expect(
      lintReport().github == """
        ::warning file=a%2C b.screen.yaml,line=3,col=5,title=hint-repeats::50%25 `said` twice. Say it once.
        ::error file=c.json,line=1,title=unlabelled-control::No name. Name it.
        ::error file=none.xml,line=1,title=spoken lint::none.xml: there is no such file
        ::error file=bad.screen.yaml,line=2,col=1,title=spoken lint::no key

        """)
  }

  @Test func `writes Markdown in which nothing has a meaning`() {
    #expect(
      lintReport().markdown == """
        ### Problems that a listener would notice

        4 inputs: 1 error, 1 warning, 2 disabled, 2 not read

        #### `a, b.screen.yaml`

        - **warning** line 3, `hint-repeats`: ``50% `said` twice.`` Say it once.

        #### `c.json`

        - **error** `unlabelled-control`: `No name.` Name it.

        #### Not read

        - `none.xml: there is no such file`
        - `bad.screen.yaml:2:1: error: no key`

        """)
  }

  @Test func `writes JSON with stable keys`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(try lintReport().json().utf8))
    let report = try #require(json as? [String: Any])
    #expect(report["errors"] as? Int == 1)
    #expect(report["silenced"] as? Int == 2)
    #expect(report["accepted"] as? Int == 0)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0.keys.sorted() } == [
        ["column", "element", "file", "fix", "line", "message", "property", "rule", "severity"],
        ["element", "file", "fix", "message", "rule", "severity"],
      ])
    let unread = try #require(report["unread"] as? [[String: String]])
    #expect(unread.map { $0["input"] } == ["none.xml", "bad.screen.yaml"])
  }

  @Test func `counts in JSON what the baseline knows`() throws {
    let first = lintReport()
    var report = LintReport(beyond: LintBaseline(of: first, at: "known.json"))
    var result = LintResult(path: "a.screen.yaml")
    result.findings = first.findings
    report.add(result)
    let json = try JSONSerialization.jsonObject(with: Data(try report.json().utf8))
    #expect((json as? [String: Any])?["accepted"] as? Int == 2)
    #expect(report.summary == "1 input: nothing found, 2 in the baseline")
  }

  @Test func `reports names in a budget that no screen has`() throws {
    let folder = try Scratch([
      "x.budget.yaml": "budget:\n  reach:\n    pay: { swipes: 1 }\n    buy: { swipes: 1 }\n"
    ])
    var report = LintReport()
    report.addUnreached(try Linter.settings(folder.path("x.budget.yaml")), reached: ["pay"])
    #expect(report.findings.map(\.origin.position.line) == [4])
    #expect(
      report.findings.map(\.message) == [
        "No screen has an element with the id or the label 'buy'."
      ])
  }
}
