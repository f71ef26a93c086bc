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

  @Test func `ends before a comment is too long`() {
    let results = (0..<5_000).map {
      CheckResult(CheckInput("s\($0).screen.yaml"), .unrecorded(isEmpty: false))
    }
    let text = CheckMarkdown.text(of: results)
    #expect(text.count < 65_536)
    #expect(text.hasSuffix(" more.\n"))
  }
}
