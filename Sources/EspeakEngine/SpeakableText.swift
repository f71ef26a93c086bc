/// A text made safe for the engine, in pieces that it can speak one after another.
///
/// eSpeak NG crashes on some plain text, such as `(-a)` in Vietnamese or a hundred `a.` in English,
/// and obeys commands that control characters hide. What is left here sounds the same without them.
package struct SpeakableText: Hashable, Sendable {
  /// The most scalars of a piece.
  package static let longestPiece = 500
  /// The most scalars without a blank between them.
  package static let longestWord = 40

  /// What the engine may be given, in order; nothing when there is nothing to say.
  package let pieces: [String]

  /// Makes a text safe and splits it at the ends of sentences.
  package init(_ text: String) {
    var scalars = text.unicodeScalars.compactMap(SpeakableText.visible)
    scalars = SpeakableText.withoutLooseHyphens(scalars)
    scalars = SpeakableText.withoutChains(scalars)
    scalars = SpeakableText.withoutLongWords(scalars)
    pieces = SpeakableText.split(scalars[...])
  }

  /// A text with a space in place of everything but letters, what belongs to them, and digits.
  static func lettersAlone(of text: String) -> String {
    String(text.unicodeScalars.map { $0.isWordly ? $0 : " " })
  }

  /// A scalar as it may be spoken, or nil for one that nobody sees.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\n", "\t": return scalar
    case "\r", "\u{85}", "\u{2028}", "\u{2029}": return "\n"
    case "\u{2010}", "\u{2011}": return "-"
    default: break
    }
    switch scalar.properties.generalCategory {
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
      let isInside = before.isWordly && after.isWordly
      let isMinus = before.mayPrecedeMinus && ("0"..."9").contains(after)
      return isInside || isMinus ? "-" : " "
    }
  }
}

extension Unicode.Scalar {
  /// Whether a hyphen behind it and before a digit is a minus.
  fileprivate var mayPrecedeMinus: Bool {
    properties.isWhitespace || properties.generalCategory == .openPunctuation
      || properties.generalCategory == .currencySymbol
  }
}
