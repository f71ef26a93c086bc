import Testing

@testable import EspeakEngine

@Suite struct JapaneseTextTests {
  @Test(arguments: [
    ("㈱㌔ｶﾞﾗｽ", "(株)キロガラス"), ("か\u{3099}", "が"), ("Ａ１", "A1"), ("a\u{200B}b", "ab"), ("a\0b", "a b"),
    ("a\nb", "a\nb"), ("\u{F9D1}", "六"), ("（）", "（）"), ("", ""),
  ])
  func `has usual characters`(written: String, usual: String) {
    #expect(String(JapaneseText.usual(written)) == usual)
  }

  @Test func `is parted after sentences, then after spaces`() {
    func parts(_ text: String, _ longest: Int) -> [String] {
      JapaneseText.parts(of: Array(text.unicodeScalars), longest: longest).map { String($0) }
    }
    #expect(parts("あい。うえ おか", 4) == ["あい。", "うえ ", "おか"])
    #expect(parts("あいうえお", 2) == ["あい", "うえ", "お"])
    #expect(parts("", 2) == [])
  }

  @Test func `has runs of ideographs without a dictionary`() {
    let runs = JapaneseText.runs(of: Array("東京のA".unicodeScalars)[...])
    #expect(runs.map(\.text) == ["東京", "のA"])
  }
}
