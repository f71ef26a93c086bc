import VoiceOverLanguages

/// The voice of a scenario, and those for words in other languages.
package struct Voices: Hashable, Sendable {
  /// The voice for everything without its own language.
  package var main: VoiceProfile
  /// The voices to choose from for other languages, in the order of preference.
  package var others: [VoiceProfile]

  /// A choice of voices.
  package init(_ main: VoiceProfile, others: [VoiceProfile] = []) {
    self.main = main
    self.others = others
  }

  /// The voice for a language tag: the main one if it speaks the language, otherwise the first
  /// other one with the same tag or at least the same language; the main one if there is none.
  package func voice(for language: String?) -> VoiceProfile {
    guard let language, main.language.primaryLanguage != language.primaryLanguage else {
      return main
    }
    return others.first { $0.language.lowercased() == language.lowercased() }
      ?? others.first { $0.language.primaryLanguage == language.primaryLanguage } ?? main
  }
}
