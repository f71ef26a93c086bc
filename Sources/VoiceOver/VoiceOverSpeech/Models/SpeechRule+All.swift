package import ScreenTree
package import VoiceOverLanguages

extension SpeechRule {
  /// Every rule of every model, variants too, in the order of speaking.
  package static let all: [SpeechRule] = {
    var seen: Set<Example> = []
    let (ios, mac) = (VoiceOverModel.ios, VoiceOverModel.mac)
    let rules = ios.rules + mac.containerRules + mac.rules + ofEvents + mac.eventRules
    return rules.filter { seen.insert($0.example).inserted }
  }()

  /// The rule with a name, or nil.
  package static func named(_ id: RuleID) -> SpeechRule? { all.first { $0.id == id } }
}

extension RuleID {
  /// The rule in one sentence; empty for an unknown name.
  package var summary: String { SpeechRule.named(self)?.summary ?? "" }
}

extension VoiceOverModel {
  /// How a rule is attested, with the sources of all variants of its name in this model; nil for a
  /// name that the model does not have.
  package func attestation(of id: RuleID) -> Attestation? {
    let variants = (rules + containerRules + eventRules).filter { $0.id == id }
    return variants.first.map {
      Attestation($0.evidence.grade, variants.flatMap(\.evidence.sources))
    }
  }
}
