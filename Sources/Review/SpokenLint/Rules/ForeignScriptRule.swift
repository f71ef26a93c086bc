import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension LintRule {
  /// Finds words in a script that the language of the element is not written in.
  ///
  /// Latin letters are allowed everywhere, because names and brands use them; a single letter is a
  /// symbol. Not reported where a range of the label has its own language, for languages whose
  /// script is not in the table, and for a capture without languages.
  static let foreignScript = LintRule(
    id: "foreign-script", severity: .warning,
    summary: "Words in another script have no language set",
    evidence: """
      A voice skips or spells letters that its language does not have (WCAG 2.2, 3.1.2 Language of Parts; Apple, \
      accessibilityLanguage).
      """,
    fix: "State the language with `language:`, on the view or on a range of the label.",
    swiftFix: """
      State the language: as the `languageIdentifier` of an `AttributedString`, in UIKit as the \
      `accessibilityLanguage` of the view.
      """,
    fails: Example(
      """
      screen: Languages
      language: en-US
      views:
        - Button: Русский
      """),
    passes: Example(
      """
      screen: Languages
      language: en-US
      views:
        - Button: Русский
          language: ru
      """),
    search: .screen { screen in
      guard !screen.cannotTell(.language) else { return [] }
      return screen.stops.compactMap { stop in
        let element = stop.element
        let language = element.language ?? screen.screen.language
        guard let own = Letters.of(language),
          !element.attributed.contains(where: { $0.speech.value.language != nil })
        else { return nil }
        // One finding is enough for a stop: a language on the view applies to all of its words.
        for part in stop.label + stop.value + [element.hint].compactMap({ $0 }) {
          guard let script = part.value.scripts.first(where: { !own.contains($0) }) else {
            continue
          }
          return Fault(
            "\"\(part.value.prefix(40).description.oneLine)\" has \(script.rawValue) letters, and a voice "
              + "for \(language) reads it.", at: element, part.origin)
        }
        return nil
      }
    })
}

/// A script that a voice can or cannot read.
private enum Letters: String {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case thai = "Thai"
  case kana = "Japanese"
  case han = "Chinese"
  case hangul = "Korean"

  /// The scripts that a voice for a language reads, or nil if unknown.
  static func of(_ language: String) -> Set<Letters>? {
    let name = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ofLanguages.first { $0.languages.contains(name) }?.scripts
  }

  private static let ofLanguages: [(languages: Set<String>, scripts: Set<Letters>)] = [
    (
      [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "sk",
        "hu", "ro", "tr", "vi", "id", "ms", "hr", "ca",
      ], [.latin]
    ),
    (["ru", "uk", "bg", "be", "mk", "kk"], [.latin, .cyrillic]),
    (["sr"], [.latin, .cyrillic]),
    (["el"], [.latin, .greek]),
    (["he"], [.latin, .hebrew]),
    (["ar", "fa", "ur"], [.latin, .arabic]),
    (["hi", "mr", "ne"], [.latin, .devanagari]),
    (["th"], [.latin, .thai]),
    (["ja"], [.latin, .kana, .han]),
    (["zh", "yue"], [.latin, .han]),
    (["ko"], [.latin, .hangul, .han]),
  ]

  /// The script of a letter, or nil for symbols and for other scripts.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF, 0x31F0...0x31FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: self = .han
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    default: return nil
    }
  }
}

extension String {
  /// The scripts with two or more letters in the text, or one where a letter is a word.
  fileprivate var scripts: [Letters] {
    guard utf8.contains(where: { $0 > 0x7F }) else { return [] }
    var counts: [Letters: Int] = [:]
    for scalar in unicodeScalars {
      guard let script = Letters(scalar) else { continue }
      counts[script, default: 0] += script == .han ? 2 : 1
    }
    return counts.filter { $0.value > 1 }.keys.sorted { $0.rawValue < $1.rawValue }
  }
}
