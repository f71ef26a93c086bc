import SpokenScreen
import Testing

struct CheckMarkdownTests {
  @Test func `leaves out what is good`() {
    #expect(
      CheckMarkdown.text(of: checkResults) == """
        ### What VoiceOver says

        3 checked: 1 as recorded, 1 without a golden, 1 faulty

        #### `new.screen.yaml`

        `new.transcript is missing; record it with --update`

        #### `b<&>.xml`

        ```
        b<&>␛.xml: there is no such file
        ```

        """)
  }

  @Test func `fences words that hold a fence of their own`() {
    let failure = StepFailure(file: "w", position: .unknown, step: "", message: "``` @team")
    let result = CheckResult(CheckInput("a`b.xml"), .same, failures: [failure])
    let text = CheckMarkdown.text(of: [result])
    #expect(text.contains("#### ``a`b.xml``\n"))
    #expect(text.contains("````\nw: error: before any step: ``` @team\n````\n"))
  }

  @Test(arguments: ["", "``` @team", "`````", "```\n`"])
  func `closes a fence that is cut, whatever it holds`(line: String) throws {
    let lines = (0..<20_000).map { "\(line) \($0)" }.joined(separator: "\n")
    let failure = StepFailure(file: "w", position: .unknown, step: "", message: lines)
    let result = CheckResult(CheckInput("a.xml"), .same, failures: [failure])
    let text = CheckMarkdown.text(of: [result])
    #expect(text.utf8.count < 65_536)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fence = try #require(parts.first { $0.hasPrefix("```") })
    #expect(fence.allSatisfy { $0 == "`" })
    #expect(parts.count { $0 == fence } == 2)
    let end = try #require(parts.lastIndex(of: fence))
    #expect(parts[end...].contains { $0.hasSuffix(" lines more.") })
  }

  @Test func `counts as many bytes as a letter has`() {
    let results = (0..<2_000).map {
      CheckResult(
        CheckInput("\(String(repeating: "字", count: 20))\($0).xml"), .unrecorded(isEmpty: false))
    }
    let text = CheckMarkdown.text(of: results)
    #expect(text.utf8.count < 65_536)
    #expect(text.hasSuffix(" more.\n"))
  }

  @Test func `ends before a comment is too long`() {
    let results = (0..<5_000).map {
      CheckResult(CheckInput("s\($0).screen.yaml"), .unrecorded(isEmpty: false))
    }
    let text = CheckMarkdown.text(of: results)
    #expect(text.count < 65_536)
    #expect(text.hasSuffix(" more.\n"))
  }
}
