import ScreenInputs
import ScreenTree
import SpokenLint
import TestSupport
import Testing

@testable import SpokenLSP

struct FileReviewTests {
  /// What is wrong with a file: `3:5 error message [rule]`.
  private func problems(_ text: String, _ path: String, _ reviewer: Reviewer = Reviewer())
    throws -> [String]
  {
    let kind = try #require(FileKind(path: path))
    return FileReview(of: Array(text.utf8), path: path, kind: kind, by: reviewer).problems.map {
      "\($0.position) \($0.severity) \($0.message)\($0.rule.map { " [\($0)]" } ?? "")"
    }
  }

  @Test(arguments: [
    (
      "screen: Cart\nviews:\n  - Button: Pay\n    hnt: x\n  - Txt: a\n",
      [
        "4:5 error Button 'Pay': unknown key 'hnt'. Did you mean 'hint'?",
        "5:5 error Txt 'a': unknown class 'Txt'. Did you mean 'Text'?",
      ]
    ),
    ("", ["1:1 error the file is empty"]), (cart, []),
    (
      "screen: Cart\nviews:\n  - Button:\n",
      [
        "3:5 error The button has no name, only \"Button\" is heard. "
          + "Give it a label that says what it does. [unlabelled-control]"
      ]
    ),
  ]) func `a screen has all errors of its reader, or what lint finds`(
    text: String, expected: [String]
  ) throws {
    #expect(try problems(text, "/x/cart.screen.yaml") == expected)
  }

  @Test func `comments and settings disable rules`() throws {
    let text = "screen: Cart\nviews:\n  - Button:\n"
    let path = "/x/cart.screen.yaml"
    let comment = text.replacing(
      "Button:", with: "Button: # spoken-lint: disable=unlabelled-control")
    #expect(try problems(comment, path) == [])
    var settings = LintSettings()
    settings.switches.disabled = ["unlabelled-control"]
    let reviewer = Reviewer(linter: Linter(settings: settings))
    #expect(try problems(text, path, reviewer) == [])
  }

  @Test(arguments: [
    (
      "cart.settings.yaml",
      "speakHint: false\nactions: sounds\nlint:\n  disable: [emoji-rum]\n",
      [
        "1:1 error there is no setting 'speakHint'. Did you mean 'speakHints'?",
        "2:1 error the setting actions cannot be 'sounds'; it can be a list of speak, sound, "
          + "pitch, braille; or nothing. Did you mean 'sound'?",
        "4:13 error there is no rule 'emoji-rum'. Did you mean 'emoji-run'?",
      ]
    ),
    (
      "cart.budget.yaml", "lint:\n  disable: [emoji-rum]\n",
      ["2:13 error there is no rule 'emoji-rum'. Did you mean 'emoji-run'?"]
    ),
    // Both readers of the file report this.
    (
      "cart.settings.yaml", "speakHints: [\n",
      [
        "2:1 error the YAML cannot be read: did not find expected node content while parsing "
          + "a flow node"
      ]
    ),
  ]) func `settings have the errors of both their parts, each once`(
    name: String, text: String, expected: [String]
  ) throws {
    #expect(try problems(text, "/x/\(name)") == expected)
  }

  @Test func `an expectation that failed is an error of its step`() throws {
    let folder = try Scratch(["cart.screen.yaml": cart])
    let text =
      "walkthrough: Pay\nscreens: { a: cart.screen.yaml }\nsteps:\n  - open: a\n"
      + "  - next\n  - expect: Foo\n"
    let problems = try problems(text, folder.path("pay.walk.yaml"))
    // The lines after the first one say which rule made each word.
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix(
        "6:5 error expected \"Foo\", but heard \"Total, 12,50\"") == true)
  }

  @Test func `an error of a screen is shown where the walkthrough names it`() throws {
    let folder = try Scratch(["bad.screen.yaml": "screen: Bad\nviews:\n  - Txt: a\n"])
    let text = "walkthrough: Pay\nscreens:\n  a: bad.screen.yaml\nsteps: [{ open: a }]\n"
    let path = folder.path("pay.walk.yaml")
    #expect(
      try problems(text, path) == [
        "3:6 error bad.screen.yaml:3:5: Txt 'a': unknown class 'Txt'. Did you mean 'Text'?"
      ])
    let review = FileReview(
      of: Array(text.utf8), path: path, kind: .walkthrough, by: Reviewer())
    #expect(review.problems.first?.elsewhere?.path == folder.path("bad.screen.yaml"))
    #expect(review.problems.first?.elsewhere?.position.line == 3)
  }

  @Test func `a missing screen is an error of the line that names it`() throws {
    let folder = try Scratch(["cart.screen.yaml": cart])
    let text =
      "walkthrough: Pay\nscreens:\n  a: cart.screen.yaml\n  b: none.screen.yaml\n"
      + "steps: [{ open: a }]\n"
    #expect(
      try problems(text, folder.path("pay.walk.yaml")) == [
        "4:6 error there is no file none.screen.yaml beside this one; correct the path, or save "
          + "the screen"
      ])
  }
}
