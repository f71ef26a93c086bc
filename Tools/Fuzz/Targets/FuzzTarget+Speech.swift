import EspeakEngine
import VoiceOverLanguages
import VoiceOverSpeech

extension FuzzTarget {
  /// The languages that texts are read in, each with the engine's voice for it.
  private static let languages = [
    ("en", "gmw/en-US"), ("de", "gmw/de"), ("fr", "roa/fr"), ("es", "roa/es"), ("ru", "zle/ru"),
    ("vi", "aav/vi"), ("ja", "jpx/ja"), ("zh", "sit/cmn"),
  ]

  /// What a voice of each language is given for a text; the first byte chooses the settings.
  static let normalizers = languages.map { language, _ in
    let readers = settings.map { Normalizer(language: language, settings: $0) }
    return FuzzTarget(name: "normalizer-\(language)", longest: 512) { bytes in
      let normalizer = readers[Int(bytes.first ?? 0) % readers.count]
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      let speech = normalizer.speech(forAll: text)
      _ = normalizer.spelled(text)
      try Violation.unless(
        speech.contains(where: \.isSpoken) || !text.contains(where: \.isSpoken)
          || normalizer.mayDrop(text),
        "nothing is said of \(text.debugDescription)")
      try areSafe(SpeakableText(speech).pieces)
    }
  }

  /// Texts as they reach the engine; the first byte chooses the voice.
  static func engine(_ speak: @escaping Speak) -> FuzzTarget {
    let readers = languages.map { Normalizer(language: $0.0, settings: TextSettings()) }
    let voices = languages.map {
      VoiceProfile(name: $0.0, language: $0.0, engineVoice: $0.1, rate: 400)
    }
    return FuzzTarget(name: "engine", longest: 96) { bytes in
      let number = Int(bytes.first ?? 0) % voices.count
      let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
      try speak(readers[number].speech(forAll: text), voices[number])
    }
  }

  /// Checks that texts can be given to the engine: short, and without what it takes for a command.
  static func areSafe(_ texts: [String]) throws(Violation) {
    for text in texts {
      try Violation.unless(
        text.unicodeScalars.count <= SpeakableText.longestPiece, "a segment is too long")
      try Violation.unless(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }, "a control character is left in \(text.debugDescription)")
    }
  }

  /// The usual settings, and some that have other rules read a text.
  private static let settings: [TextSettings] = {
    var digits = TextSettings()
    (digits.numbers, digits.punctuation) = (.digits, .all)
    digits.emojiSuffix = true
    var quiet = TextSettings()
    (quiet.speaksEmoji, quiet.punctuation) = (false, .none)
    var words = TextSettings()
    words.pronunciations = [Pronunciation(phrase: "a b", substitution: "c")]
    return [TextSettings(), digits, quiet, words]
  }()
}

extension Normalizer {
  /// Whether nothing need be said of a text: one that masks a password, or of signs alone.
  fileprivate func mayDrop(_ text: String) -> Bool {
    !text.contains { $0.isASCII && $0.isSpoken }
  }
}

extension Character {
  /// Whether it is a letter or a digit, of which something must be heard.
  fileprivate var isSpoken: Bool { isLetter || isNumber }
}
