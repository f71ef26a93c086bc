import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSpeech

struct SpeechRuleTests {
  @Test func `has one sentence and one grade for all rules of a name`() {
    let rules = Dictionary(grouping: SpeechRule.all, by: \.id)
    for variants in rules.values {
      #expect(Set(variants.map(\.summary)).count == 1)
      #expect(Set(variants.map(\.evidence.grade)).count == 1)
    }
    #expect(Set(SpeechRule.all.map(\.summary)).count == rules.count)
    #expect(SpeechRule.named("hint")?.summary == "the hint follows after a pause")
    #expect(SpeechRule.named("none") == nil && RuleID("none").summary == "")
  }

  @Test(arguments: SpeechRule.all.map(\.evidence)) func `says who heard it, with the address`(
    attestation: Attestation
  ) {
    // A rule that is our choice says so, with the sources of what it is about.
    #expect(attestation.grade.isVerified || attestation.grade == .ours)
    #expect(!attestation.sources.isEmpty)
    let addresses = attestation.sources.map(\.address)
    #expect(
      addresses.allSatisfy { $0.hasPrefix("https://") } && Set(addresses).count == addresses.count)
  }
}
