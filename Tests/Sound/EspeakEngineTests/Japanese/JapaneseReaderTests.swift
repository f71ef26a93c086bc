import EspeakEngine
import Foundation
import TestSupport
import Testing

@Suite struct JapaneseReaderTests {
  @Test(
    .enabled(if: Mecab.isHere, "\(Mecab.advice)"),
    arguments: [
      ("東京都の天気予報", "トーキョートノテンキヨホー"), ("今日は晴れ", "キョーワハレ"), ("学校へ行く", "ガッコーエイク"),
      ("「設定」へ戻る", "「セッテイ」エモドル"), ("はい", "ハイ"), ("こんにちは世界", "コンニチワセカイ"),
      // Not particles, although the dictionary takes them for some.
      ("へいきん3", "へイキン3"), ("つねにへいきん", "ツネニへイキン"),
      // Other letters and figures stay; the engine needs spaces around letters.
      ("OKです", "OK デス"), ("Wi-Fi設定", "Wi-Fi セッテイ"), ("3.5倍", "3.5バイ"), ("ＷｉＦｉ１２個", "WiFi 12コ"),
      ("3つの通知", "ミッツノツーチ"), ("一人と2人と12人", "ヒトリトフタリト12ニン"),
      // One dictionary word, and a word that the dictionary has in other characters.
      ("お気に入り、時々", "オキニイリ、トキドキ"), ("髙橋さん", "タカハシサン"), ("𠮷野家", "ヨシノヤ"),
      ("設定\n一般", "セッテイ\nイッパン"), ("", ""),
    ])
  func `reads a text as it is pronounced`(text: String, speech: String) {
    let result = Mecab.reader.speech(of: text)
    #expect(result.text == speech)
    #expect(result.unread == 0)
  }

  @Test(
    .enabled(if: Mecab.isHere, "\(Mecab.advice)"),
    arguments: [("仝", "", 1), ("山田仝様", "ヤマダ、サマ", 1), ("々", "", 1), ("3仝", "3、", 1)])
  func `leaves out what no dictionary knows, and counts it`(
    text: String, speech: String, unread: Int
  ) {
    let result = Mecab.reader.speech(of: text)
    #expect(result.text == speech)
    #expect(result.unread == unread)
  }

  @Test(arguments: [
    ("東京都の天気予報", "の、", 7), ("天気", "", 2), ("設定する", "する", 2), ("ひらがな カタカナ", "ひらがな カタカナ", 0),
    ("3月", "3、", 1), ("OK", "OK", 0),
  ])
  func `leaves ideographs out without a dictionary`(text: String, speech: String, unread: Int) {
    let result = Mecab.absent.speech(of: text)
    #expect(result.text == speech)
    #expect(result.unread == unread)
    #expect(Mecab.absent.furigana(of: text) == nil)
  }

  @Test(
    .enabled(if: Mecab.isHere, "\(Mecab.advice)"),
    arguments: [
      ("東京都の天気予報", "東京都(とうきょうと)の天気予報(てんきよほう)"), ("食べる", "食(た)べる"),
      ("お気に入り", "お気に入(きにい)り"), ("2人", "2人(ふたり)"), ("髙橋", "髙橋(たかはし)"), ("仝", "仝(?)"),
      ("ひらがな", nil), ("OK", nil),
    ] as [(String, String?)])
  func `writes the reading beside ideographs`(text: String, furigana: String?) {
    #expect(Mecab.reader.furigana(of: text) == furigana)
  }

  @Test(.enabled(if: Mecab.isHere, "\(Mecab.advice)"))
  func `bears any text`() {
    let reader = Mecab.reader
    #expect(reader.speech(of: "東\0京").unread == 0)
    #expect(reader.speech(of: "\0\u{1}\u{FFFD}\u{202E}").unread == 0)
    for text in ["東京都の天気予報。", "東", "あ", "a", "1", "ー", "\0", "👩‍💻", "a東"] {
      let long = String(repeating: text, count: (1 << 16) / text.utf8.count)
      let words = reader.words(of: long)
      #expect(words.allSatisfy { $0.text.utf8.count <= 3000 }, "\(text)")
      let speech = reader.speech(of: long)
      #expect(speech.text.utf8.count < 6 << 16, "\(text)")
      // No run is longer than the engine takes, whatever it is made of.
      let longest =
        speech.text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
        .map(\.count).max() ?? 0
      #expect(longest <= 40, "\(text)")
    }
  }

  @Test(arguments: ["", "/nowhere", "/dev", "relative", "/tmp\0x"])
  func `has no dictionary where there is none`(folder: String) throws {
    let reader = JapaneseReader(dictionary: folder.isEmpty ? try Scratch().path : folder)
    #expect(!reader.hasDictionary)
    #expect(reader.dictionaryName == nil)
  }

  @Test func `has none without a library, and with a file that is none`() throws {
    #expect(!JapaneseReader(libraries: []).hasDictionary)
    #expect(!JapaneseReader(libraries: ["libnowhere.so", "/dev/null", "libc.so.6"]).hasDictionary)
  }

  @Test(.enabled(if: Mecab.isHere, "\(Mecab.advice)"))
  func `has none when the dictionary is damaged`() throws {
    let name = try #require(Mecab.reader.dictionaryName)
    let folder = try #require(name.split(separator: " ").last.map(String.init))
    for file in ["sys.dic", "matrix.bin", "char.bin", "unk.dic"] {
      let scratch = try Scratch()
      for part in ["sys.dic", "matrix.bin", "char.bin", "unk.dic", "dicrc"] {
        try FileManager.default.copyItem(
          atPath: "\(folder)/\(part)", toPath: scratch.path + "/\(part)")
      }
      let path = scratch.path + "/" + file
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      #expect(JapaneseReader(dictionary: scratch.path).hasDictionary)
      try FileHandle(forUpdating: URL(filePath: path)).truncate(atOffset: UInt64(size / 2))
      #expect(!JapaneseReader(dictionary: scratch.path).hasDictionary, "\(file)")
    }
  }

  @Test func `says what is left out, and what helps`() {
    let absent = Mecab.absent
    #expect(absent.unread(in: ["東京都の天気予報", "天気", "ホテル"]) == 9)
    #expect(absent.warning(of: 0) == nil)
    #expect(
      absent.warning(of: 9)
        == "9 Japanese characters are left out of the sound: MeCab with its dictionary is missing; "
        + "install it with `apt install mecab-ipadic-utf8 libmecab2` (macOS: `brew install mecab "
        + "mecab-ipadic`)")
  }

  @Test(.enabled(if: Mecab.isHere, "\(Mecab.advice)"))
  func `says what even the dictionary does not know`() {
    #expect(
      Mecab.reader.warning(of: 1)
        == "1 Japanese character is left out of the sound: MeCab's dictionary has no reading for it"
    )
  }
}
