import ScreenSpeech
import Testing

struct RuleTests {
  @Test func `speaks in the order of its cases`() {
    #expect(
      Rule.allCases.map(\.rawValue) == [
        "container", "selected", "label", "importantContent", "value", "promotedHint", "traits",
        "expanded", "position", "hint", "actions", "moreContent", "sound",
      ])
    #expect(Rule.allCases.allSatisfy { $0.summary.count > 20 })
  }
}
