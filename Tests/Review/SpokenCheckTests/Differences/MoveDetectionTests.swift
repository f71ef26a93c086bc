import SpokenScreenTesting
import Testing

@testable import SpokenCheck
@testable import ScreenScenarios

/// What changed places between two orders of the same letters.
private func moves(_ old: String, _ new: String) -> [String] {
  func heard(_ text: String) -> SpokenTranscript {
    SpokenTranscript(
      Scenario(Screen(title: "S", views: text.map { .button("\($0)", .id("\($0)")) })))
  }
  return HeardDifference(from: heard(old), to: heard(new)).changes.map(\.message)
}

struct MoveDetectionTests {
  @Test(
    arguments: [
      ("abc", "abc", []),
      ("abc", "bac", ["'b' and 'a' changed places; 'b' comes first now"]),
      ("abcd", "adcb", ["'d' and 'b' changed places; 'd' comes first now"]),
      ("abcd", "dbca", ["'d' and 'a' changed places; 'd' comes first now"]),
      ("abcd", "bcda", ["'a' comes later now: it is stop 4, was stop 1"]),
      ("abcd", "dabc", ["'d' comes earlier now: it is stop 1, was stop 4"]),
      (
        "abcd", "badc",
        [
          "'b' and 'a' changed places; 'b' comes first now",
          "'d' and 'c' changed places; 'd' comes first now",
        ]
      ),
    ] as [(String, String, [String])])
  func `reports what is at another place`(old: String, new: String, expected: [String]) {
    #expect(moves(old, new) == expected)
  }

  @Test func `reports what is gone where it was`() {
    let stops = SpokenTranscript(Scenario(Screen("S", .text("A"), .text("B"), .text("C")))).stops
    let order = MoveDetection([0, nil, 1], stops, [stops[0], stops[2]], isLinearSwipe: true)
    #expect(order.steps.map(\.old) == [0, 1, 2])
    #expect(order.steps.map(\.new) == [0, nil, 1])
    #expect(order.steps[1].previous == 0)
  }
}
