import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverLanguages
@testable import VoiceOverSpeech

struct JapaneseTests {
  @Test(arguments: [
    (
      element("A", .selected, .button, context: .series(.init(number: 2, count: 3))),
      "選択中: A. ボタン. 3の2."
    ),
    (element("A", value: "1", .button, .switchButton, .notEnabled), "A. 淡色表示. スイッチボタン. オン."),
    (
      element("A", value: "b", .adjustable, actions: ["c"]),
      "A: b. 調整可能. | 値を調整するには1本指で上または下にスワイプします. | アクションがあります"
    ),
    (element("A", .header, .link, .image), "A. 見出し. リンク. 画像."),
    (
      element("A", .button, context: .listStart, expanded: true),
      "A. ボタン. 展開されています. リストの開始位置です. | ダブルタップして折りたたみます."
    ),
  ]) func `speaks its words in VoiceOver's order`(element: Element, snapshot: String) {
    #expect(utterance(element, words: .japanese).lines(.snapshot) == snapshot)
  }

  @Test(arguments: [(1, "1列にわたる"), (2, "2列にわたる"), (5, "5列にわたる"), (11, "11列にわたる"), (21, "21列にわたる")])
  func `counts columns by its plural rules`(number: Int, words: String) {
    #expect(Vocabulary.japanese[.columnSpan, counting: number].text == words)
  }

  @Test func `reads its words in kana`() {
    func isHan(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isIdeographic }
    let japanese = Vocabulary.japanese
    let words = Word.ID.allCases.map { japanese[$0] }
    let counted = words.flatMap { $0.forms.values }
    for word in words + counted + SymbolLabel.allCases.map({ japanese[symbol: $0] }) {
      let speech = word.reading ?? word.text
      #expect(!speech.unicodeScalars.contains(where: isHan), "\(word.text)")
    }
    for (mark, name) in japanese.punctuation {
      let speech = japanese.markReadings[mark] ?? name
      #expect(!speech.unicodeScalars.contains(where: isHan), "\(name)")
    }
  }

  @Test func `shows what is written and gives the engine what is read`() {
    let said = utterance(element("<", .button, .notEnabled), words: .japanese).pieces
    #expect(said.map(\.text) == ["小なり", "淡色表示", "ボタン"])
    #expect(said.map(\.speech) == ["しょうなり", "たんしょくひょうじ", "ボタン"])
    let notFound = Vocabulary.japanese[.notFound].filled(with: Vocabulary.japanese[.heading])
    #expect(notFound.text == "見出しが見つかりません")
    #expect(notFound.reading == "みだしがみつかりません")
  }
}
