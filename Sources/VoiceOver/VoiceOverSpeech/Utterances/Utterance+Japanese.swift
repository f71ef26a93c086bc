import ScreenTree
import VoiceOverLanguages

extension Utterance {
  /// The texts in Japanese that an engine is asked to speak, as they are read aloud.
  ///
  /// Those with a transcription in IPA are left out.
  package var japaneseTexts: [String] {
    segments.compactMap { segment in
      guard (segment.language ?? language).isJapanese, segment.attributes.speech?.ipa == nil,
        !segment.speech.isEmpty
      else { return nil }
      return Normalizer(language: "ja", settings: settings.text).speech(for: segment.speech)
    }
  }
}

extension String {
  /// Whether the language of a BCP 47 tag is Japanese.
  package var isJapanese: Bool { primaryLanguage == "ja" }
}
