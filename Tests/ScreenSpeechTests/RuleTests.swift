import ScreenSpeech
import Testing

struct RuleTests {
  @Test func `tells what each rule does and how far it is known`() {
    #expect(Rule.allCases.count == 31)
    #expect(Set(Rule.allCases.map(\.summary)).count == Rule.allCases.count)
    #expect(Rule.allCases.allSatisfy { $0.summary.count > 20 })
    #expect(Rule.allCases.allSatisfy { $0.evidence.isVerified })
  }
}
