import Testing

@testable import EspeakEngine

@Suite struct JapaneseSpeechTests {
  @Test func `says words by their pronunciation`() {
    let speech = JapaneseSpeech([
      JapaneseToken("今日", kind: .noun, reading: "キョウ", pronunciation: "キョー"),
      JapaneseToken("は", kind: .particle, reading: "ハ", pronunciation: "ワ"),
      JapaneseToken("iPhone", kind: .noun),
    ])
    #expect(speech.text == "キョーワ iPhone")
    #expect(speech.unread == 0)
  }

  @Test func `leaves a pause for what is not known`() {
    let speech = JapaneseSpeech([
      JapaneseToken("仝"), JapaneseToken("の", kind: .particle), JapaneseToken("仝仝る"),
    ])
    #expect(speech.text == "の、る")
    #expect(speech.unread == 3)
  }

  @Test(
    arguments: [
      ("東京", "名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー", "トウキョウ", "トーキョー"),
      ("々", "記号,一般,*,*,*,*,々,々,々", nil, nil), ("iPhone", "名詞,固有名詞,組織,*,*,*,*", nil, nil),
      ("", "", nil, nil), ("x", ",,,,,,,,,,,,", nil, nil),
    ] as [(String, String, String?, String?)])
  func `knows the fields of IPADIC`(
    text: String, fields: String, reading: String?, pronunciation: String?
  ) {
    let token = JapaneseToken(text, fields: fields)
    #expect(token.reading == reading)
    #expect(token.pronunciation == pronunciation)
  }

  @Test(arguments: [
    (["2", "人"], ["2人"]), (["1", "2", "人"], ["1", "2", "人"]), (["3", "つ"], ["3つ"]),
    (["2", ".", "1", "人"], ["2", ".", "1", "人"]), (["人"], ["人"]), ([], []),
  ])
  func `joins a number with its counter`(words: [String], joined: [String]) {
    #expect(JapaneseCounters.joined(words.map { JapaneseToken($0) }).map(\.text) == joined)
  }
}
