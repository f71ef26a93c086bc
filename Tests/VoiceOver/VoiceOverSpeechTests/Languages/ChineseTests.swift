import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSpeech

struct ChineseTests {
  @Test(arguments: [
    (Vocabulary.simplifiedChinese, "A, 标题", "A, 按钮, 第2项，共3项"),
    (.traditionalChinese, "A, 標題", "A, 按鈕, 第2項，共3項"),
  ]) func `speaks its words in VoiceOver's order`(
    words: Vocabulary, heading: String, button: String
  ) {
    let place = Element.Context.series(.init(number: 2, count: 3))
    #expect(utterance(element("A", .header), words: words).description(in: .voiceover) == heading)
    #expect(
      utterance(element("A", .button, context: place), words: words).description(in: .voiceover)
        == button)
    #expect(words[.heading].evidence == .observed)
    #expect(words[.button].evidence == .observed)
    #expect(words[.link].evidence == .translation)
  }

  @Test func `leaves numbers to the engine`() {
    #expect(!Normalizer.hasRules(for: "zh-TW"))
    #expect(Normalizer(language: "zh", settings: TextSettings()).speech(for: "¥40") == "¥40")
  }
}
