import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSpeech

struct SpeechRuleTests {
  @Test func `has one sentence for all rules of a name`() {
    let rules = Dictionary(grouping: SpeechRule.all, by: \.id)
    for variants in rules.values {
      #expect(Set(variants.map(\.summary)).count == 1)
    }
    #expect(Set(SpeechRule.all.map(\.summary)).count == rules.count)
    #expect(SpeechRule.named("hint")?.summary == "the hint follows after a pause")
    #expect(SpeechRule.named("macLabel") != nil && SpeechRule.named("macPlaceholder") != nil)
    #expect(SpeechRule.named("none") == nil && RuleID("none").summary == "")
  }

  @Test(arguments: SpeechRule.all.map(\.evidence)) func `says who heard it, with the address`(
    attestation: Attestation
  ) {
    // A rule that nobody heard, or that is our choice, says so, with the sources of what it is about.
    #expect(attestation.grade != .translation)
    #expect(!attestation.sources.isEmpty)
    let addresses = attestation.sources.map(\.address)
    #expect(
      addresses.allSatisfy { $0.hasPrefix("https://") } && Set(addresses).count == addresses.count)
  }

  @Test func `claims no more than its sources can tell`() {
    for rule in SpeechRule.all {
      let names = rule.evidence.sources.map(\.name)
      switch rule.evidence.grade {
      case .apple: #expect(names.contains { $0.hasPrefix("Apple, ") }, "\(rule.id)")
      // The pages of settings name what can be heard, but nobody heard it there.
      case .observed: #expect(!names.allSatisfy { $0.contains("settings") }, "\(rule.id)")
      case .recorded: #expect(names.contains("AccessibilitySnapshot"), "\(rule.id)")
      case .inferred, .translation, .ours: break
      }
    }
  }

  @Test func `says on its page how well a variant is attested`() {
    let page = SpeechRule.page
    #expect(page.contains("Source (heard by developers ●●, macOS 15): [a11ysupport.io]"))
    #expect(page.contains("| [`sound`](#sound) | an event without words has a sound | inferred"))
  }
}
