import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct UtteranceJapaneseTests {
  @Test func `has its texts in Japanese as they are read aloud`() {
    var said = utterance(element("4月1日の天気", .button), words: .japanese)
    said.language = "ja-JP"
    #expect(said.japaneseTexts.first == "しがつ ついたち の天気")
    #expect(said.japaneseTexts.contains("ボタン"))
    said.language = "en-US"
    #expect(!said.japaneseTexts.contains { $0.contains("天気") })
  }

  @Test(arguments: [
    ("ja", true), ("JA-jp", true), ("JA_jp", true), ("jam", false), ("en", false), ("", false),
  ])
  func `knows a tag of Japanese`(tag: String, isJapanese: Bool) {
    #expect(tag.isJapanese == isJapanese)
  }
}
