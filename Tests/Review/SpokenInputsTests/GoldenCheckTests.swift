import SpokenScreen
import TestSupport
import Testing

struct GoldenCheckTests {
  /// What a check of a walkthrough comes to that says a setting of its own, or none.
  private func check(settings: String, golden: String) throws -> CheckResult {
    let scratch = try Scratch([
      "s.screen.yaml": "screen: S\nviews:\n  - Slider: Food\n    value: 50\n    in: [0, 100]\n",
      "w.walk.yaml": "walkthrough: W\nscreens: { s: s.screen.yaml }\n\(settings)",
      "w.transcript": golden,
    ])
    defer { withExtendedLifetime(scratch) {} }
    return GoldenCheck().check(CheckInput(scratch.path("w.walk.yaml")))
  }

  private let silent = "# W · ios · en-US\n# speakHints=false\n> open s\nFood, 50%, Adjustable\n"

  @Test func `compares the settings of a walkthrough with those of its golden`() throws {
    let same = try check(settings: "settings: { speakHints: false }\n", golden: silent)
    #expect(same.isGood, "\(same.text)")
    guard case .differs(let comparison) = try check(settings: "", golden: silent).outcome else {
      Issue.record("a walkthrough is told with its own settings")
      return
    }
    #expect(
      comparison.header == [
        "speakHints is true (the default); the golden was recorded with false"
      ])
  }

  @Test func `reports a golden that cannot be read`() throws {
    let result = try check(settings: "", golden: "# W\n> open s\n/(/\n")
    #expect(result.isFaulty)
    #expect(
      result.text.contains("w.transcript:3:1: error: the regular expression /(/ cannot be read"))
  }

  /// What a check of a view of an app comes to.
  private func check(leavingOut files: [String], golden: String) throws -> CheckResult {
    let scratch = try Scratch(["Pay.transcript": golden])
    defer { withExtendedLifetime(scratch) {} }
    let view = AppView("Pay", in: "Pay.swift") { reader throws(ScenarioError) in
      let text = "screen: Pay\nviews:\n  - Slider: Tip\n    value: 5\n    in: [0, 10]\n"
      var reading = try reader.read(Array(text.utf8), path: "Pay.swift")
      reading.scenario.leftOut = files
      return reading
    }
    return GoldenCheck().check(CheckInput(view, goldens: scratch.path))
  }

  @Test func `a view of an app is run with the settings of its golden`() throws {
    let golden = "# Pay · ios · en-US\n# speakHints=false\n> open\nTip, 5, Adjustable\n"
    let same = try check(leavingOut: [], golden: golden)
    #expect(same.isGood, "\(same.text)")
  }

  @Test func `a view of which less is heard differs from its golden`() throws {
    let golden = "# Pay · ios · en-US\n# speakHints=false\n# by us\n> open\nTip, 5, Adjustable\n"
    let result = try check(leavingOut: ["A.swift (RealityKit)"], golden: golden)
    guard case .differs(let comparison) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(comparison.header == [#"what is left out is "A.swift (RealityKit)", was nothing"#])
    #expect(
      comparison.updated == """
        # Pay · ios · en-US
        # left out: A.swift (RealityKit)
        # speakHints=false
        # by us
        > open
        Tip, 5, Adjustable

        """)
    let again = try check(leavingOut: [], golden: comparison.updated)
    #expect(!again.isGood && again.input.golden.hasSuffix("/Pay.transcript"))
    #expect(GitHubAnnotations.text(of: again).hasPrefix("::error file=Pay.swift"))
  }

  @Test func `reports a golden that would take too long`() throws {
    let letters = String(repeating: "a", count: 5_000)
    let scratch = try Scratch([
      "s.screen.yaml": "screen: S\nviews:\n  - Text: \(letters)!\n",
      "s.transcript": "> open\n/(a+)+(b+)+$/\n",
    ])
    defer { withExtendedLifetime(scratch) {} }
    let result = GoldenCheck().check(CheckInput(scratch.path("s.screen.yaml")))
    #expect(result.text.contains("s.transcript:2:1: error: the regular expressions take too long"))
  }
}
