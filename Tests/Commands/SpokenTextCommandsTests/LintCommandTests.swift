import CommandTestSupport
import Foundation
import TestSupport
import Testing

private let faulty = "screen: One\nviews:\n  - UIButton:\n  - Button: Go button\n"

struct LintCommandTests {
  @Test func `ends with 1 for errors, for warnings only when it is strict`() throws {
    let error = try spoken("lint", "-", input: faulty)
    #expect(error.status == 1)
    #expect(
      error.output == """
        standard input:3:5: error: The button has no name, only "Button" is heard. Give it a label \
        that says what it does. [unlabelled-control]
        standard input:4:5: warning: The label says "button", and VoiceOver adds it again: \
        "Go button, Button". Leave the word out of the label. [role-in-label]

        """)
    #expect(error.errors == "1 input: 1 error, 1 warning\n")
    let warning = "screen: One\nviews:\n  - Button: Go button\n"
    #expect(try spoken("lint", "-", input: warning).status == 0)
    #expect(try spoken("lint", "-", "--strict", input: warning).status == 1)
    #expect(
      try spoken("lint", "--quiet", "samples/hello.screen.yaml")
        == Run(status: 0, output: "", errors: ""))
  }

  @Test func `lints the other inputs when one is missing or faulty`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("bad.screen.yaml", "screen: One\nviewz: 1\n")
    _ = try scratch.create("good.screen.yaml", faulty)
    let bad = try spoken("lint", ".", in: scratch.folder)
    #expect(bad.status == 65)
    #expect(bad.output.split(separator: "\n").count == 2)
    #expect(bad.errors.hasPrefix("bad.screen.yaml:2:1: error: "))
    let missing = try spoken("lint", "none.xml", "good.screen.yaml", in: scratch.folder)
    #expect(missing.status == 66)
    #expect(missing.output.split(separator: "\n").count == 2)
    #expect(missing.errors.hasPrefix("none.xml: there is no such file or folder\n"))
  }

  @Test func `takes the current folder when nothing is named`() throws {
    let scratch = try Scratch()
    let empty = try spoken("lint", in: scratch.folder)
    #expect(empty.status == 66)
    #expect(empty.errors == "no screens, walkthroughs or captures in .\n", "\(empty)")
    _ = try scratch.create("a.screen.yaml", faulty)
    let run = try spoken("lint", "-q", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.screen.yaml:3:5: error: The button has no name"), "\(run)")
    #expect(run.errors == "")
  }

  @Test func `has a case of JUnit for every file, also for one without findings`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("bad.screen.yaml", faulty)
    _ = try scratch.create("good.screen.yaml", "screen: Good\nviews:\n  - Button: Go\n")
    let run = try spoken("lint", "--format", "junit", in: scratch.folder)
    #expect(run.output.contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\""), "\(run)")
    let clean = "<testcase classname=\".\" name=\"good.screen.yaml\" time=\"0.000\"/>"
    #expect(run.output.contains(clean), "\(run)")
  }

  @Test(arguments: [
    ("json", "\"rule\" : \"role-in-label\""), ("sarif", "\"ruleId\" : \"role-in-label\""),
    ("markdown", "**warning** line 4, `role-in-label`"),
    ("github", "::warning file=standard input,line=4,col=5,title=role-in-label::"),
  ]) func `writes other forms`(format: String, part: String) throws {
    let run = try spoken("lint", "-", "--format", format, input: faulty)
    #expect(run.status == 1)
    #expect(run.output.contains(part))
  }

  @Test func `holds screens to a budget`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("x.screen.yaml", "screen: X\nviews:\n  - Text: A\n  - Button: Pay\n")
    _ = try scratch.create(
      "x.budget.yaml", "budget:\n  reach:\n    Pay: { swipes: 0 }\n    Buy: { swipes: 1 }\n")
    let run = try spoken(
      "lint", "x.screen.yaml", "--budget", "x.budget.yaml", in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("x.screen.yaml:4:5: error: \"Pay, Button\" is 1 swipe away"))
    #expect(run.output.contains("x.budget.yaml:4:5: error: No screen has an element with the id"))
    _ = try scratch.create("bad.budget.yaml", "bugdet: 1\n")
    let bad = try spoken("lint", "x.screen.yaml", "--budget", "bad.budget.yaml", in: scratch.folder)
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("bad.budget.yaml:1:1: error: 'budget file' has no 'bugdet'"))
  }

  @Test func `finds budgets in a settings file, under those of a budget file`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("x.screen.yaml", "screen: X\nviews:\n  - Text: A\n  - Button: Pay\n")
    _ = try scratch.create(
      "app.settings.yaml",
      "speakHints: false\nbudget: { swipes: 0 }\nlint: { severity: { budget-screen: note } }\n")
    let run = try spoken(
      "lint", "x.screen.yaml", "--settings", "app.settings.yaml", in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("x.screen.yaml:3:5: note: The screen takes 1 swipe to its end;"))
    _ = try scratch.create("x.budget.yaml", "budget: { swipes: 1 }\n")
    let more = ["--settings", "app.settings.yaml", "--budget", "x.budget.yaml"]
    let within = try spoken(["lint", "x.screen.yaml"] + more, in: scratch.folder)
    #expect((within.status, within.output) == (0, ""))
    let told = try spoken(
      "transcript", "x.screen.yaml", "--settings", "app.settings.yaml", in: scratch.folder)
    #expect(told.output.hasPrefix("# X · ios · en-US\n# speakHints=false\n> open\n"))
    _ = try scratch.create("bad.settings.yaml", "budget: { swipe: 0 }\n")
    let bad = try spoken(
      "lint", "x.screen.yaml", "--settings", "bad.settings.yaml", in: scratch.folder)
    #expect(bad.status == 65)
    #expect(bad.errors.hasPrefix("bad.settings.yaml:1:11: error: 'budget' has no 'swipe'."))
  }

  @Test func `the page on the rules has them as they are`() throws {
    let rules = try spoken("lint", "--rules")
    #expect(rules.status == 0)
    let page = try String(contentsOf: root.appending(path: "docs/lint-rules.md"), encoding: .utf8)
    // When this fails: scripts/update-goldens
    #expect(page.contains("<!-- rules -->\n\(rules.output)<!-- end of rules -->\n"))
  }

  @Test func `reports a pattern of a budget that no screen goes by`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("s.screen.yaml", "screen: S\nviews:\n  - Text: A\n")
    _ = try scratch.create(
      "x.budget.yaml", "budget:\n  screens:\n    chekout*: { swipes: 1 }\n    S: { swipes: 9 }\n")
    let words = "No screen has the file name or the title 'chekout*'."
    let one = try spoken("lint", "s.screen.yaml", "--budget", "x.budget.yaml", in: scratch.folder)
    #expect(one.status == 0)
    #expect(one.output.contains(words), "\(one.output)")
    let all = try spoken("lint", ".", "--budget", "x.budget.yaml", in: scratch.folder)
    #expect(all.status == 1)
    #expect(all.output.contains(words))
    #expect(!all.output.contains("'S'"))
  }
}
