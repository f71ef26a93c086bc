extension Character {
  /// The character without invisible scalars; several characters in rare cases.
  var visible: [Character] {
    if isPlain { return [self] }
    // One character in Swift, whose two scalars would be two line breaks.
    if self == "\r\n" { return ["\n"] }
    return Array(String(String.UnicodeScalarView(unicodeScalars.compactMap(\.visible))))
  }

  /// Whether it is printable ASCII, which most texts consist of.
  var isPlain: Bool { utf8.count == 1 && utf8.first.map { (0x20...0x7E).contains($0) } == true }

  /// Its scalar, or nil when it has several.
  var onlyScalar: Unicode.Scalar? {
    unicodeScalars.dropFirst().isEmpty ? unicodeScalars.first : nil
  }

  /// Whether it is one of a few marks; comparing characters would cost many times as much.
  func isOne(of marks: String) -> Bool { onlyScalar.map(marks.unicodeScalars.contains) ?? false }

  /// The figure from 0 to 9 of any script as ASCII.
  var asDigit: Character { wholeNumberValue.flatMap { "\($0)".first } ?? self }

  /// What a token of it is made of.
  var kind: Token.Kind {
    guard let first = unicodeScalars.first else { return .none }
    if first.properties.isWhitespace { return .space }
    return switch first.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      .word
    case .decimalNumber: wholeNumberValue == nil ? .word : .digits
    default: .mark
    }
  }

  /// Whether it is written as a picture, and not as a sign of the text.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first, !isASCII else { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    // Digits, arrows and signs such as © are emoji only with a selector.
    return first.value >= 0x2600 && !first.properties.isEmojiModifier
      || unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }
  }

  /// Whether it is an apostrophe, straight or curly.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  /// Whether it is a space at which a line must not end, which parts the groups of one number.
  var isFixedSpace: Bool { ["\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"].contains(self) }

  /// Whether it is an ideograph, which Chinese and Japanese write without spaces.
  var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic == true }
}

extension Unicode.Scalar {
  /// Whether it is one of a few.
  func isOne(of marks: String) -> Bool { marks.unicodeScalars.contains(self) }
}

extension Unicode.Scalar {
  /// The scalar as it may be spoken, or nil for one that nobody sees.
  fileprivate var visible: Unicode.Scalar? {
    switch properties.generalCategory {
    case .control: value == 0x0A || value == 0x0D || value == 0x85 ? "\n" : " "
    // Invisible, or another sign in every font.
    case .format, .privateUse, .surrogate, .unassigned: nil
    case _ where properties.isVariationSelector: nil
    // Full-width forms stand for ASCII, except for the punctuation of Chinese and Japanese.
    case _ where (0xFF03...0xFF5E).contains(value) && !"，．？（）：；".unicodeScalars.contains(self):
      Unicode.Scalar(value - 0xFEE0)
    case .lineSeparator, .paragraphSeparator: "\n"
    default: self
    }
  }
}
