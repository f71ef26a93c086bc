import ScreenTree

/// The writing of the words, which tells what a capture does not.
struct Writing {
  private var kana = 0
  private var hangul = 0
  private var reversed = 0
  private var all = 0

  /// The language of words that are mostly in kana or Hangul; nil for any other.
  var language: String? {
    if kana * 4 > all, kana > 0 { return "ja" }
    return hangul * 4 > all && hangul > 0 ? "ko" : nil
  }

  /// Whether the words are mostly in Hebrew or Arabic letters, which are written from the right.
  var isFromTheRight: Bool { reversed * 2 > all }

  /// Counts the letters of what views are called.
  init(of views: [Node]) {
    var waiting = views
    while let node = waiting.popLast() {
      waiting += node.children + node.members
      node.all(.label).forEach { count($0) }
    }
  }

  private mutating func count(_ text: String) {
    for scalar in text.unicodeScalars where scalar.isLetter {
      all += 1
      switch scalar.value {
      case 0x3040...0x30FF: kana += 1
      case 0xAC00...0xD7AF: hangul += 1
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: reversed += 1
      default: break
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter; those of ASCII need no table.
  fileprivate var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }
}
