/// A text that is safe for the engine, in parts that it can speak in sequence.
///
/// eSpeak NG crashes on some plain text, such as `(-a)` in Vietnamese or a hundred `a.` in English,
/// and obeys commands in control characters. The safe text sounds the same.
package struct SpeakableText: Hashable, Sendable {
  /// The most scalars of a part.
  package static let longestPiece = 500
  /// The most scalars without a space between them.
  package static let longestWord = 40

  /// The parts for the engine, in order; empty for a text without speech.
  package let pieces: [String]

  /// Sanitizes a text and splits it at the ends of sentences.
  package init(_ text: String) {
    var scalars = text.unicodeScalars.compactMap(SpeakableText.visible)
    // Invisible characters are gone by now: one beside a hyphen would hide a dangerous neighbor.
    scalars = SpeakableText.withoutLooseHyphens(scalars)
    scalars = SpeakableText.withoutChains(scalars)
    scalars = SpeakableText.withoutLongWords(scalars)
    pieces = SpeakableText.split(scalars[...])
  }

  /// A text in which everything but letters, their marks and digits is a space.
  static func lettersAlone(of text: String) -> String {
    String(text.unicodeScalars.map { $0.isWordly ? $0 : " " })
  }

  /// The scalar for speech, or nil for an invisible one.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\n", "\t": return scalar
    // A line break of any kind parts words; two of these would be removed below as control
    // characters.
    case "\r", "\u{85}", "\u{2028}", "\u{2029}": return "\n"
    case "\u{2010}", "\u{2011}": return "-"
    default: break
    }
    switch scalar.properties.generalCategory {
    // The engine uses private characters itself, and obeys commands after control character 1.
    case .control, .format, .privateUse, .surrogate, .unassigned: return nil
    default: return scalar
    }
  }

  /// Keeps a hyphen inside a word and a minus before a number; any other becomes a space.
  private static func withoutLooseHyphens(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.indices.map { index in
      guard scalars[index] == "-" else { return scalars[index] }
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isInside = isLetter(before: index, in: scalars) && after.isWordly
      let isMinus = before.mayPrecedeMinus && ("0"..."9").contains(after)
      return isInside || isMinus ? "-" : " "
    }
  }

  /// Whether a letter or a digit, with its marks, stands before a hyphen that the engine can speak.
  ///
  /// Voices of Latin letters crash on the hyphen after an accent of another script's letter, such as
  /// `中̀-a`, and after digits of other scripts.
  private static func isLetter(before hyphen: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let word = scalars[..<hyphen]
    guard let base = word.lastIndex(where: { !$0.isMark }) else { return false }
    if ("0"..."9").contains(scalars[base]) { return base == hyphen - 1 }
    let hasAccent = word[base...].contains { ("\u{300}"..."\u{36F}").contains($0) }
    return scalars[base].isLetter && (!hasAccent || scalars[base].isLatin)
  }
}

extension Unicode.Scalar {
  /// Whether it is in a block of Latin letters.
  fileprivate var isLatin: Bool {
    self < "\u{250}" || ("\u{1E00}"..."\u{1EFF}").contains(self)
  }

  /// Whether a hyphen after it and before a digit is a minus.
  fileprivate var mayPrecedeMinus: Bool {
    properties.isWhitespace || properties.generalCategory == .openPunctuation
      || properties.generalCategory == .currencySymbol
  }
}
