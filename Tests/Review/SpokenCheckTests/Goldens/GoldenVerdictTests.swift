import SpokenScreen
import SpokenScreenTesting
import Testing

private let scenario = Scenario(Screen("Shop", .button("Pay"), file: "shop.screen.yaml"))

struct GoldenVerdictTests {
  private static let recorded = "# Shop · ios · en-US\n> open\nPay, Button\n"

  /// The verdict in a word, and whether the scenario was run for it.
  private func verdict(_ text: String?) -> (word: String, hasRun: Bool) {
    var hasRun = false
    let verdict = GoldenVerdict(text, file: "shop.transcript", scenario) {
      hasRun = true
      return Array(scenario.utterances)
    }
    let word =
      switch verdict {
      case .missing(let isEmpty): isEmpty ? "empty" : "missing"
      case .faulty(let findings): findings.map(\.description).joined()
      case .same: "same"
      case .differs(let comparison): comparison.difference.joined(separator: " ")
      }
    return (word, hasRun)
  }

  @Test(
    arguments: [
      (nil, "missing"), ("", "empty"), (" \n", "empty"), (recorded, "same"),
      (recorded + "Total\n", "  > open   Pay, Button - Total"),
    ] as [(String?, String)])
  func `says whether what is heard is what was recorded`(text: String?, word: String) {
    #expect(verdict(text).word == word)
  }

  @Test func `runs nothing without a golden that can be read`() {
    #expect(!verdict(nil).hasRun)
    let faulty = verdict("# Shop · ios · en-US\n/(/\n")
    #expect(!faulty.hasRun)
    #expect(faulty.word.hasPrefix("shop.transcript:2:"))
  }
}
