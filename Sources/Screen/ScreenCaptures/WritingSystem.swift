import ScreenTree

/// The script of the words, from which a language or a direction is guessed.
struct WritingSystem {
  private var kana = 0
  private var hangul = 0
  private var chinese = 0
  private var simplified = 0
  private var traditional = 0
  private var reversed = 0
  private var all = 0

  /// The language of words that are largely in kana, Hangul or Chinese characters; otherwise nil.
  ///
  /// Japanese mixes its kana with Chinese characters. Characters that only one script has decide
  /// which Chinese it is.
  var language: String? {
    let isEastAsian = (kana + chinese) * 4 > all
    if isEastAsian, kana * 8 > chinese { return "ja" }
    if hangul * 4 > all { return "ko" }
    guard isEastAsian else { return nil }
    return traditional > simplified ? "zh-Hant" : "zh-Hans"
  }

  /// Whether the words are mostly in Hebrew or Arabic letters, which are written from the right.
  var isFromTheRight: Bool { reversed * 2 > all }

  /// Counts the letters in the names of views.
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
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: count(han: scalar)
      case 0xAC00...0xD7AF: hangul += 1
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: reversed += 1
      default: break
      }
    }
  }
}

extension WritingSystem {
  /// Counts a Chinese character, with its script if only one has it.
  private mutating func count(han scalar: Unicode.Scalar) {
    chinese += 1
    if Self.simplifiedOnly.contains(scalar) { simplified += 1 }
    if Self.traditionalOnly.contains(scalar) { traditional += 1 }
  }

  /// Frequent characters that only simplified Chinese has, in the order of those below.
  private static let simplifiedOnly = Set(
    "们个这来时说会对开关设请账号录网页务应选择显删编辑确认讯语让还边进过动东车长门问间见现发无为从图书电话听读写买卖钱体点击与传输载监测试钮闭码视频简继续".unicodeScalars)

  /// The same characters in traditional Chinese.
  private static let traditionalOnly = Set(
    "們個這來時說會對開關設請賬號錄網頁務應選擇顯刪編輯確認訊語讓還邊進過動東車長門問間見現發無為從圖書電話聽讀寫買賣錢體點擊與傳輸載監測試鈕閉碼視頻簡繼續"
      .unicodeScalars)
}

extension Unicode.Scalar {
  /// Whether it is a letter; ASCII letters need no table.
  fileprivate var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) : properties.isAlphabetic
  }
}
