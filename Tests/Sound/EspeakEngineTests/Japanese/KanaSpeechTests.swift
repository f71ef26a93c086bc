import Testing

@testable import EspeakEngine

@Suite struct KanaSpeechTests {
  private func speech(_ words: String...) -> String {
    var speech = KanaSpeech()
    for word in words { speech.add(word) }
    return speech.text
  }

  @Test(arguments: [
    ("ファイル ティッシュ クァ", "ファイル ティッシュ クァ"), ("アぃカ", "アいカ"), ("クヮ", "クワ"), ("ァ", "ア"),
    // A vowel that the voice joins to the kana before it takes no small one and no mark.
    ("ノルウェー", "ノルヱー"), ("ズウォティ", "ズウオティ"), ("ルヴィ", "ル ヴィ"), ("トオー", "ト オー"),
    ("ソフトウェア", "ソフトウェア"),
    ("ーア", "ア"), ("アンー", "アン"), ("アーー", "アー"), ("わ〜い", "わーい"), ("3〜5", "3 5"),
    ("ミスゞ", "ミスズ"), ("いすゝ", "いすす"), ("ア・カ", "ア カ"), ("アㆍカ", "ア カ"), ("ヷ", "ヴァ"), ("ㇰ", "ク"),
    ("ヶ", "ケ"),
    ("3ヶ", "3カ"), ("ア.カ", "ア、カ"), ("3.5", "3.5"), ("Ⅲ", "3"), ("①", "1"), ("カ゛", "カ"),
  ])
  func `spells kana as the voice knows them`(written: String, spelled: String) {
    #expect(speech(written) == spelled)
  }

  @Test(arguments: [
    ("OKデス", "OK デス"), ("デOK", "デ OK"), ("4Kテレビ", "4 K テレビ"), ("3ガ", "3ガ"), ("한국가", "한국가"),
    ("한국が", "한국 が"), ("éア", "é ア"), ("50%", "50 パーセント "), ("a/b", "a スラッシュ b"),
  ])
  func `parts kana, figures and other letters`(written: String, spelled: String) {
    #expect(speech(written) == spelled)
  }

  @Test func `breaks long runs between words, and never before a small letter`() {
    #expect(
      speech("アイウエオアイウエオ", "アイウエオアイウエオ", "アイウエオアイウエオ", "カキクケコカキクケコ")
        == "アイウエオアイウエオアイウエオアイウエオアイウエオアイウエオ カキクケコカキクケコ")
    let runs = speech(String(repeating: "キャ", count: 60)).split(separator: " ")
    #expect(runs.allSatisfy { $0.unicodeScalars.count <= 40 && $0.hasPrefix("キ") })
  }

  @Test func `is empty when only pauses and blanks were added`() {
    var speech = KanaSpeech()
    speech.pause()
    speech.add(" ")
    #expect(speech.text == "")
    speech.add("ア")
    speech.pause()
    speech.pause()
    #expect(speech.text == "ア、")
  }
}
