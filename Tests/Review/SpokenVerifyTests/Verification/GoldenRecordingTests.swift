import Foundation
import ScreenInputs
import SpokenInputs
import SpokenVerify
import TestSupport
import Testing

@testable import SpokenCheck
@testable import ScreenScenarios

/// Checks of inputs that have a recording of VoiceOver beside them.
struct GoldenRecordingTests {
  private let screen = "screen: A\nviews:\n  - Button: Pay\n  - Button: Cancel\n"
  private let golden = "# A · ios · en-US\n> open\nPay, Button\n> next\nCancel, Button\n"

  private func heard(_ second: String, _ more: String = "") -> String {
    """
    {"heard": 1, "steps": [{"do": "current", "heard": "Pay Button"},
      {"do": "next", "heard": "\(second)"}]\(more)}
    """
  }

  private func check(_ files: KeyValuePairs<String, String?>, record: Bool = false) throws
    -> CheckResult
  {
    let folder = try Scratch(files)
    let keep: GoldenCheck.Record = { text, _, _ in #expect(text.hasSuffix("Cancel, Button\n")) }
    var check = GoldenCheck(reader: ScenarioReader(), record: record ? keep : nil)
    check.recordings = RecordingResult.beside
    check.countsEvidence = true
    return check.check(CheckInput(folder.path("a.screen.yaml"), in: folder.path))
  }

  @Test(arguments: [
    ("Cancel Button", true, "as recorded"), ("Cancel Link", true, "unlike"),
    ("Cancel Button", false, "as recorded"), ("Cancel Link", false, "unlike"),
  ])
  func `takes a recording into account, beside a golden and alone`(
    words: String, hasGolden: Bool, summary: String
  ) throws {
    let result = try check([
      "a.screen.yaml": screen, "a.transcript": hasGolden ? golden : nil,
      "a.heard.json": heard(words),
    ])
    #expect(result.isGood == (summary == "as recorded"))
    #expect(
      "\(CheckSummary([result]))".hasSuffix(
        result.isGood ? "1 as recorded" : "1 unlike a recording"))
    #expect(result.text.contains("\"Button\" is predicted, \"Link\" is heard") == !result.isGood)
    let annotations = GitHubAnnotations.text(of: result)
    #expect(annotations.contains("a.screen.yaml,line=4,col=5") == !result.isGood)
    #expect(JUnit.text(of: [result]).contains("type=\"recording\"") == !result.isGood)
    #expect(CheckMarkdown.text(of: [result]).contains("is heard") == !result.isGood)
  }

  @Test func `accepts what the recording accepts`() throws {
    let accepted = heard(
      "Cancel Link", ", \"accepted\": [{\"step\": 2, \"why\": \"platform-gap\"}]")
    let result = try check([
      "a.screen.yaml": screen, "a.transcript": golden, "a.heard.json": accepted,
    ])
    #expect(result.isGood && result.isAsRecorded && result.text.isEmpty)
  }

  @Test func `warns that a recording names another screen`() throws {
    for (name, isNamed) in [("a.screen.yaml", false), ("a.txt", true)] {
      let text = heard("Cancel Link", ", \"of\": \"\(name)\"")
      let result = try check([
        "a.screen.yaml": screen, "a.transcript": golden, "a.heard.json": text,
      ])
      let warnings = result.remarks.filter { $0.contains("with which `spoken verify` compares") }
      #expect(warnings.count == (isNamed ? 1 : 0), "\(result.remarks)")
      #expect(warnings.allSatisfy { $0.contains("a.heard.json:2:50: warning: 'of' names ") })
    }
  }

  @Test func `records a golden beside a recording, and reports a damaged one`() throws {
    let recorded = try check(
      ["a.screen.yaml": screen, "a.heard.json": heard("Cancel Button")], record: true)
    guard case .recorded = recorded.outcome else {
      Issue.record("\(recorded.outcome)")
      return
    }
    let damaged = try check(["a.screen.yaml": screen, "a.heard.json": "{"])
    #expect(damaged.isFaulty && damaged.text.contains("a.heard.json:1:2: error: "))
  }

  @Test func `still fails without a golden and without a recording`() throws {
    #expect(try !check(["a.screen.yaml": screen]).isGood)
  }

  @Test func `says what made the transcripts`() throws {
    let result = try check(["a.screen.yaml": screen, "a.transcript": golden])
    let about = try #require(result.about)
    #expect(about.evidence?.words == 2)
    #expect(JUnit.text(of: [result], about: about).contains("<property name=\"spoken.version\""))
    #expect(CheckMarkdown.text(of: [result], about: about).hasSuffix("\n\(about.sentence)\n"))
  }
}
