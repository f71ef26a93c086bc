import Testing

@testable import SpokenTextCommands

struct TextColorsTests {
  @Test func `what is gone is red, what is new green, a file bold`() {
    #expect(
      TextColors.differences("a.screen.yaml: differs\n    - old\n    + new\n  why:\n")
        == "\u{1B}[1ma.screen.yaml: differs\u{1B}[0m\n\u{1B}[31m    - old\u{1B}[0m\n"
        + "\u{1B}[32m    + new\u{1B}[0m\n  why:\n")
  }

  @Test(arguments: [
    ("a.yaml:1:2: error: No name. [x]", "a.yaml:1:2: \u{1B}[31merror\u{1B}[0m: No name. [x]"),
    (
      "a.yaml:1:2: warning: Say \": error: \"",
      "a.yaml:1:2: \u{1B}[33mwarning\u{1B}[0m: Say \": error: \""
    ),
    ("a.yaml: note: It is.", "a.yaml: \u{1B}[36mnote\u{1B}[0m: It is."),
    ("nothing", "nothing"),
  ])
  func `the severity of a finding has its color`(line: String, painted: String) {
    #expect(TextColors.findings(line) == painted)
  }
}
