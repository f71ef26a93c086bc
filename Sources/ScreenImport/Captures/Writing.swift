import ScreenTree

/// The writing of the words, which tells a language that a capture does not.
enum Writing {
  /// The language of views whose words are mostly in kana or Hangul; nil for any other.
  static func language(of views: [Node]) -> String? {
    var counts = (kana: 0, hangul: 0, all: 0)
    var waiting = views
    while let node = waiting.popLast() {
      waiting += node.children
      for property in node.properties {
        switch property.value {
        case .label(let text): count(text, &counts)
        case .elements(let references):
          for case .node(let inner) in references { waiting.append(inner) }
        default: break
        }
      }
    }
    if counts.kana * 4 > counts.all, counts.kana > 0 { return "ja" }
    if counts.hangul * 4 > counts.all, counts.hangul > 0 { return "ko" }
    return nil
  }

  private static func count(_ text: String, _ counts: inout (kana: Int, hangul: Int, all: Int)) {
    for scalar in text.unicodeScalars where scalar.isLetter {
      counts.all += 1
      if (0x3040...0x30FF).contains(scalar.value) { counts.kana += 1 }
      if (0xAC00...0xD7AF).contains(scalar.value) { counts.hangul += 1 }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter; those of ASCII need no table.
  fileprivate var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }
}
