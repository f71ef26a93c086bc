import EspeakEngine

extension FuzzTarget {
  /// Japanese as a voice that knows kana alone says it, with MeCab where it is installed and without.
  static let japanese = FuzzTarget(name: "japanese", longest: 4096) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let bare = bareReader.speech(of: text)
    let speech = reader.speech(of: text)
    // A dictionary parts words elsewhere, and neither adds nor loses any of their letters.
    let (words, runs) = (letters(text, by: reader), letters(text, by: bareReader))
    try Violation.unless(words == runs, "the words of \(text.debugDescription) are another text")
    try Violation.unless(
      speech.unread <= bare.unread, "a dictionary reads less of \(text.debugDescription)")
    for said in [speech.text, bare.text] {
      try Violation.unless(
        !said.unicodeScalars.contains(where: \.properties.isIdeographic),
        "ideographs are left in \(said.debugDescription)")
      try Violation.unless(
        !said.isEmpty || !words.contains(where: plainKana.contains),
        "nothing is said of \(text.debugDescription)")
      try areSafe(SpeakableText(said).pieces)
    }
    try Violation.unless(
      bareReader.furigana(of: text) == nil, "a reading is known without a dictionary")
    // Its brackets come beside the letters, and take none of them away.
    let furigana = reader.furigana(of: text)
    try Violation.unless(
      furigana.map { $0.unicodeScalars.count > words.count } ?? true,
      "letters are lost in the reading of \(text.debugDescription)")
  }

  private static let reader = JapaneseReader()
  private static let bareReader = JapaneseReader(dictionary: "/nowhere")

  /// Kana that are heard wherever they stand.
  private static let plainKana = Set(
    ("あいうえおかきくけこさしすせそたちつてとなにぬねのまみむめもらりるれろ"
      + "アイウエオカキクケコサシスセソタチツテトナニヌネノマミムメモラリルレロ").unicodeScalars)

  /// The letters of the words of a text, in order.
  private static func letters(_ text: String, by reader: JapaneseReader) -> [Unicode.Scalar] {
    reader.words(of: text).flatMap(\.text.unicodeScalars)
  }
}
