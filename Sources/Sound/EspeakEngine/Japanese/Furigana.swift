/// Japanese text with its reading beside each group of ideographs.
struct Furigana {
  /// The text: `東京都(とうきょうと)の天気予報(てんきよほう)`; `?` for a reading that is not known.
  let text: String

  /// Writes readings beside words; ideographs in a row share one pair of brackets.
  init(_ words: [JapaneseToken]) {
    var text = ""
    var group = (written: "", read: "")
    func close() {
      if !group.written.isEmpty { text += "\(group.written)(\(group.read))" }
      group = ("", "")
    }
    for word in words {
      let (before, kanji, reading, after) = Self.parts(of: word)
      if !before.isEmpty { close() }
      text += before
      group.written += kanji
      group.read += reading
      if !after.isEmpty { close() }
      text += after
    }
    close()
    self.text = text
  }

  /// A word as the kana that it begins with, its ideographs with their reading, and its ending.
  private static func parts(
    of word: JapaneseToken
  ) -> (before: String, kanji: String, reading: String, after: String) {
    guard word.kanji > 0 else { return (word.text, "", "", "") }
    guard let reading = word.reading else { return ("", word.text, "?", "") }
    var written = Array(word.text.unicodeScalars)[...]
    var read = reading.unicodeScalars.map(\.hiragana)[...]
    var before: [Unicode.Scalar] = []
    while let first = written.first, first.isKana, first.hiragana == read.first {
      before.append(written.removeFirst())
      read.removeFirst()
    }
    var after: [Unicode.Scalar] = []
    while let last = written.last, last.isKana, last.hiragana == read.last {
      after.insert(written.removeLast(), at: 0)
      read.removeLast()
    }
    return (String(before), String(written), String(read), String(after))
  }
}

extension Unicode.Scalar {
  /// A letter of katakana in hiragana; anything else as it is.
  fileprivate var hiragana: Unicode.Scalar {
    (0x30A1...0x30F6).contains(value) ? Unicode.Scalar(value - 0x60) ?? self : self
  }
}
