/// Japanese as a voice that knows kana alone can say it.
package struct JapaneseSpeech: Hashable, Sendable {
  /// The text in kana, with other letters, digits and marks as they are; empty when nothing of it can
  /// be said.
  package let text: String
  /// How many characters are left out, because nobody knows how they are read.
  package let unread: Int

  /// Says words by their pronunciation.
  ///
  /// Ideographs without one leave a pause, so that the words around them do not run together.
  init(_ words: [JapaneseToken]) {
    var speech = KanaSpeech()
    var unread = 0
    for (index, word) in words.enumerated() {
      guard word.kanji > 0, word.pronunciation == nil else {
        speech.add(Self.spoken(word, after: index > 0 ? words[index - 1] : nil))
        continue
      }
      unread += word.kanji
      speech.pause()
      // A word that could not be parted may have kana beside its ideographs.
      speech.add(String(word.text.unicodeScalars.filter { !$0.isKanji }))
    }
    text = speech.text
    self.unread = unread
  }

  /// How a word is said after another one.
  private static func spoken(_ word: JapaneseToken, after before: JapaneseToken?) -> String {
    switch (word.text, word.kind) {
    // Nothing stands before the particle: it is the beginning of a word that the dictionary lacks.
    case ("は", .particle) where before == nil: return word.text
    case ("へ", .particle) where !(before?.mayPrecedeParticle ?? false): return word.text
    default: return word.pronunciation ?? word.text
    }
  }
}

extension JapaneseToken {
  /// Whether a direction may follow it: a noun, or the end of a name in quotation marks.
  fileprivate var mayPrecedeParticle: Bool { kind == .noun || "」』）】".contains(text) }
}
