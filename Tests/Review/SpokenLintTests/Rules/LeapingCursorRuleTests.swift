import SpokenScreen
import Testing

struct LeapingCursorRuleTests {
  /// A view whose elements are in a fixed order, each 40 points high at a distance from the top.
  private func view(_ tops: [Int]) -> String {
    let ids = tops.indices.map { "e\($0)" }
    let children = zip(ids, tops).map {
      "    - { UILabel: \($0), id: \($0), frame: [16, \($1), 300, 40] }\n"
    }
    return "- UIView:\n" + children.joined() + "  elements: [\(ids.joined(separator: ", "))]"
  }

  @Test(arguments: [
    ([100, 700, 160], ["3 leaping-cursor"]), ([700, 100, 640], ["3 leaping-cursor"]),
    // Half of a screen of 874 points is not exceeded.
    ([100, 530, 160], []),
    // It goes on where it is, or elsewhere.
    ([100, 700, 760], []), ([100, 600, 330], []), ([100, 160, 700], []), ([100, 700], []),
    // The frames are those of a larger screen.
    ([100, 700, 160, 1700], []),
  ]) func `finds a cursor that goes far and comes back`(tops: [Int], expected: [String]) throws {
    #expect(try found(view(tops)).filter { $0.hasSuffix("leaping-cursor") } == expected)
  }

  @Test(arguments: [("iPhone 17", true), ("iPad", false)])
  func `half of the screen is that of the device in the settings`(
    device: String, isFound: Bool
  ) throws {
    let example = try #require(LintRule.named("leaping-cursor")).fails
    let screen = example.screen + "\nsettings: { device: \(device) }\n"
    let findings = try result(of: LintRule.Example(screen)).findings
    #expect(findings.contains { $0.rule == "leaping-cursor" } == isFound)
  }

  @Test func `says how far it leaps, and between what`() throws {
    let example = try #require(LintRule.named("leaping-cursor")).fails
    #expect(
      try result(of: example).findings.map(\.message) == [
        "The cursor leaps 600 points down to \"Pay by card\", and back to \"Total: 20 €\"."
      ])
  }
}
