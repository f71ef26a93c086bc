/// A word of Japanese text, as a dictionary knows it.
package struct JapaneseToken: Hashable, Sendable {
  /// What decides how a word is read beside its dictionary entry.
  package enum Kind: Hashable, Sendable {
    case noun, particle, other
  }

  /// The word as it is written.
  package var text: String
  /// Its part of speech.
  package var kind: Kind
  /// How it is written in katakana, such as `トウキョウ` and `ハ`; nil if unknown.
  package var reading: String?
  /// How it is said, in katakana, such as `トーキョー` and `ワ`; nil if unknown.
  package var pronunciation: String?

  /// A word with its readings.
  package init(
    _ text: String, kind: Kind = .other, reading: String? = nil, pronunciation: String? = nil
  ) {
    self.text = text
    self.kind = kind
    self.reading = reading
    self.pronunciation = pronunciation
  }

  /// A word from the fields of IPADIC: the part of speech is the first, the reading the eighth, the
  /// pronunciation the ninth.
  init(_ text: String, fields: String) {
    let fields = fields.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    // A sign has itself as its reading, an unknown word has none.
    let kana = fields.dropFirst(7).prefix(2).map { $0.isKana ? $0 : nil }
    self.init(
      text, kind: Self.kinds[fields.first ?? ""] ?? .other, reading: kana.first ?? nil,
      pronunciation: kana.count > 1 ? kana[1] : nil)
  }

  private static let kinds: [String: Kind] = ["名詞": .noun, "助詞": .particle]

  /// How many of its characters only a dictionary can read.
  var kanji: Int { text.unicodeScalars.count(where: \.isKanji) }
}

extension String {
  /// Whether it is kana, and not empty.
  var isKana: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isKana) }
}

extension Unicode.Scalar {
  /// Whether it is a letter of hiragana or katakana, or the mark of a long vowel.
  var isKana: Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF: true
    default: false
    }
  }

  /// Whether it is an ideograph, or the sign that repeats one, which only a dictionary can read.
  var isKanji: Bool { properties.isIdeographic || value == 0x3005 || value == 0x303B }
}
