extension Vocabulary {
  /// The names of the marks of a text that consists of punctuation, or nil for any other text.
  package func names(of text: String) -> String? { names(of: text, name(ofMark:)) }

  /// The same names as they are read aloud.
  package func readings(of text: String) -> String? {
    names(of: text) { markReadings[$0] ?? name(ofMark: $0) }
  }

  private func names(of text: String, _ name: (Character) -> String?) -> String? {
    // No mark is written in more than four bytes, and none begins with a letter or a digit.
    guard text.utf8.count <= 16, let first = text.utf8.first, !first.isAlphanumeric else {
      return nil
    }
    let marks = text.filter { !$0.isWhitespace }
    guard (1...3).contains(marks.count) else { return nil }
    let names = marks.compactMap(name)
    return names.count == marks.count ? names.joined(separator: " ") : nil
  }

  /// The name of a mark that stands alone: VoiceOver's, otherwise, for punctuation, Unicode CLDR's.
  private func name(ofMark mark: Character) -> String? {
    if let name = punctuation[mark] { return name }
    guard mark.unicodeScalars.count == 1, mark.isPunctuation else { return nil }
    return CharacterNames.for(language)?.name(of: mark)
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  package var isAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
