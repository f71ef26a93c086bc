import Testing
import VoiceOverLanguages

struct JapaneseMarksTests {
  @Test(arguments: [
    (Character("-"), "ハイフン"), ("@", "アットマーク"), ("»", "右二重山かっこ"), ("²", "二乗"),
    ("…", "省略記号"), ("・", "中黒"), ("|", "縦棒"), ("•", "行頭記号"), ("”", "ダブル引用符"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.japanese.punctuation[mark] == name)
  }

  @Test func `has the kana of each name with a kanji`() {
    let words = Vocabulary.japanese
    for (mark, name) in words.punctuation where name.hasKanji {
      #expect(words.markReadings[mark] != nil, "\(mark) \(name)")
    }
    for (mark, reading) in words.markReadings { #expect(!reading.hasKanji, "\(mark) \(reading)") }
  }

  @Test func `has the kana of Unicode's names of punctuation`() {
    let words = Vocabulary.japanese
    for value in UInt32(0x20)...0xFFEF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let mark = String(Character(scalar))
      guard let name = words.names(of: mark), name.hasKanji else { continue }
      #expect(words.readings(of: mark)?.hasKanji == false, "\(mark) \(name)")
    }
  }

  @Test(arguments: [
    ("ログイン・セキュリティ", "ログイン なかぐろ セキュリティ"), ("A|B", "A たてぼう B"), ("※あり", "こめじるし あり"),
  ]) func `are read in kana inside a text`(text: String, spoken: String) {
    #expect(speech(text, in: "ja") == spoken)
  }

  @Test func `are written in kanji and read in kana when they stand alone`() {
    #expect(Vocabulary.japanese.names(of: "・") == "中黒")
    #expect(Vocabulary.japanese.readings(of: "・") == "なかぐろ")
  }
}

extension String {
  /// Whether a kanji is among its characters.
  var hasKanji: Bool {
    unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) || $0.value == 0x3005 }
  }
}
