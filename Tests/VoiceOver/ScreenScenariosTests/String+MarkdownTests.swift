import ScreenScenarios
import Testing

struct StringMarkdownTests {
  @Test(arguments: [
    ("a b", "`a b`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``a", "``` ``a ```"),
    (" a", "` a`"), (" a ", "`  a  `"), ("a\u{301}`", "`` a\u{301}` ``"), ("a\nb", "`a b`"),
    ("::error::x", "`\\::error::x`"),
  ])
  func `code is read as the same text`(text: String, expected: String) {
    #expect(text.inCode.utf8.elementsEqual(expected.utf8))
  }

  @Test func `a fence is longer than any in its lines`() {
    #expect(["a", "```"].inFence("text") == "````text\na\n```\n````\n")
  }
}
