import Foundation

/// Japanese text before it is parted into words.
enum JapaneseText {
  /// The scalars of a text in their usual form, without those that nobody sees.
  ///
  /// Signs that stand for several letters, letters of another width and accents beside their letters become
  /// the letters themselves: `㈱`, `㌔` and `ｶﾞ`.
  static func usual(_ text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.utf8.count / 3)
    var old: [Unicode.Scalar] = []
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.isOldForm {
        old.append(scalar)
        continue
      }
      result += usual(old)
      old = []
      switch scalar.properties.generalCategory {
      case .control: result.append(scalar == "\n" ? scalar : " ")
      case .format, .privateUse, .surrogate, .unassigned: break
      default: result.append(scalar)
      }
    }
    return result + usual(old)
  }

  /// A run of signs as the letters that they stand for; together, because a dot of half width belongs
  /// to the letter before it.
  private static func usual(_ old: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard !old.isEmpty else { return [] }
    return Array(String(old).precomposedStringWithCompatibilityMapping.unicodeScalars)
  }

  /// A text with variants of ideographs that the dictionary lacks as those that it has.
  ///
  /// They are frequent in names; each stands for one other, so that places stay the same.
  static func modern(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    String(scalars.map { variants[$0] ?? $0 })
  }

  private static let variants: [Unicode.Scalar: Unicode.Scalar] = [
    "髙": "高", "﨑": "崎", "𠮷": "吉", "德": "徳", "瀨": "瀬", "鷗": "鴎", "濵": "浜", "邉": "辺", "邊": "辺",
    "齋": "斎", "齊": "斉", "眞": "真", "惠": "恵", "淸": "清", "橫": "横", "黑": "黒", "增": "増",
  ]

  /// A text in parts of a length, cut after a sentence, otherwise after a space, otherwise anywhere.
  static func parts(
    of scalars: [Unicode.Scalar], longest: Int
  ) -> [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var rest = scalars[...]
    while !rest.isEmpty {
      var part = rest.prefix(longest)
      if part.count < rest.count, let end = lastBreak(in: part) { part = part[...end] }
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private static func lastBreak(in part: ArraySlice<Unicode.Scalar>) -> Int? {
    part.lastIndex { "\n。、！？".unicodeScalars.contains($0) }
      ?? part.lastIndex(where: \.properties.isWhitespace)
  }

  /// A text without a dictionary: runs of ideographs, and everything between them.
  static func runs(of part: ArraySlice<Unicode.Scalar>) -> [JapaneseToken] {
    var runs: [JapaneseToken] = []
    var start = part.startIndex
    while start < part.endIndex {
      let isKanji = part[start].isKanji
      let end = part[start...].firstIndex { $0.isKanji != isKanji } ?? part.endIndex
      runs.append(JapaneseToken(String(part[start..<end])))
      start = end
    }
    return runs
  }
}

extension Unicode.Scalar {
  /// Whether it stands for other letters: letters of full and kana of half width, signs of letters in
  /// a square or a circle, and ideographs that exist twice.
  fileprivate var isOldForm: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3200...0x33FF, 0xF900...0xFAD9, 0x2F800...0x2FA1D: true
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF61...0xFF9F: true
    default: false
    }
  }
}
