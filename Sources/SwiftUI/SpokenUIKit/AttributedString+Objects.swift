public import Foundation
import ScreenTree
import SpokenViews

/// What Foundation lacks on Linux: words with attributes of either kind become those of the other.
extension AttributedString {
  /// The words, with those of their attributes that change how they are spoken.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    // Part by part, because each stretch of one style becomes a run of its own.
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { keys, range, _ in
      var part = AttributedString((nsStr.string as NSString).substring(with: range))
      part.takeSpeech(Property.Speech(keys))
      if let link = keys[.link] as? URL { part.link = link }
      append(part)
    }
  }

  private mutating func takeSpeech(_ speech: Property.Speech) {
    if let pitch = speech.pitch { self.accessibilitySpeechAdjustedPitch = pitch }
    if speech.spellsOut == true { self.accessibilitySpeechSpellsOutCharacters = true }
    if speech.alwaysIncludesPunctuation == true {
      self.accessibilitySpeechIncludesPunctuation = true
    }
    if let ipa = speech.ipa { self.accessibilitySpeechPhoneticNotation = ipa }
  }
}
