package import ScreenTree
import VoiceOverLanguages

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

  /// How many independent sources the rule has; 0 for an unknown name.
  package var sources: Int { SpeechRule.named(self)?.evidence.count ?? 0 }
}
