import SpokenScreenTesting
import Testing

@testable import SpokenCheck
@testable import ScreenScenarios

/// The partner of each old stop by its number, or a dash; a stop is `id:words` or words alone.
private func partners(_ old: String, _ new: String) -> String {
  func stops(_ text: String) -> [SpokenStop] {
    let views = text.split(separator: "; ").map { part -> Node in
      let halves = part.split(separator: ":")
      let id = halves.count > 1 ? [Property.id(String(halves[0]))] : []
      let words = String(halves[halves.count - 1])
      let isButton = words.hasSuffix("!")
      return .view(isButton ? .button : .text, String(words.filter { $0 != "!" }), id)
    }
    return SpokenTranscript(Scenario(Screen(title: "S", views: views))).stops
  }
  return StopPairing(stops(old), stops(new)).partners.map { $0.map { "\($0)" } ?? "-" }.joined()
}

struct StopPairingTests {
  @Test(arguments: [
    ("A; B; C", "A; B; C", "012"), ("A; B; C", "A; C", "0-1"), ("A; B", "B; A", "10"),
    ("x:A; y:B", "y:A; x:B", "01"),
    ("Pay!; Help!", "Pay; Help!", "01"), ("Total of all; Pay!", "Total of everything; Pay!", "01"),
    ("A; Old!; B", "A; Different!; B", "012"), ("A; Old!; B", "A; Other; B", "0-2"),
    ("A; Qw!; Xy; B", "A; Uv; Rs!; B", "02-3"),
    ("A; Edit!; B; Edit!; C; Edit!", "A; Edit!; C; Edit!", "01--23"), ("A", "", "-"),
  ])
  func `finds the same stop`(old: String, new: String, expected: String) {
    #expect(partners(old, new) == expected)
  }

  @Test func `reports how alike two texts are`() {
    #expect(Likeness("Pay now").score(Likeness("pay now")) == 1)
    #expect(Likeness("Pay now").score(Likeness("Pay later")) > 0.3)
    #expect(Likeness("Pay").score(Likeness("Rest")) == 0)
    #expect(Likeness("").score(Likeness("")) == 0)
  }
}
