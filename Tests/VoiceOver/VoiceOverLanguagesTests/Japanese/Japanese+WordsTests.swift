import Testing
import VoiceOverLanguages

struct JapaneseWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "淡色表示", "淡色表示.", Evidence.translation),
    (.backButton, "戻るボタン", "戻るボタン.", .translation),
    (.switchButton, "スイッチボタン", "スイッチボタン.", .translation),
    (.secureTextField, "セキュアテキストフィールド", "セキュアテキストフィールド.", .translation),
    (.adjustable, "調整可能", "調整可能.", .translation),
    (.actionsAvailable, "アクションがあります", "アクションがあります", .translation),
    (.toggleHint, "設定を切り替えるにはダブルタップします", "設定を切り替えるにはダブルタップします.", .translation),
    (
      .editAreaHint, "編集するにはダブルタップします。スペルミスの単語にアクセスするにはローターを使用します",
      "編集するにはダブルタップします., スペルミスの単語にアクセスするにはローターを使用します.", .translation
    ), (.place, "%2の%1", "%2の%1.", .translation), (.listStart, "リストの先頭", "リストの先頭.", .translation),
    (.rowHeader, "行ヘッダ", "行ヘッダ.", .translation),
    (.navigationLandmark, "ナビゲーション", "ナビゲーション.", .translation),
    (.activate, "アクティベート", "アクティベート.", .translation), (.rotorHeadings, "見出し", "見出し.", .translation),
    (.noResults, "<結果なし>", "<結果なし>", .translation), (.lineChart, "折れ線グラフ", "折れ線グラフ.", .translation),
    (.increment, "増やす", "増やす", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.japanese[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "見出しレベル2", "みだしレベル2"),
    (.page, ["4", "9"], "9ページ中4ページ", "9ページちゅう4ページ"), (.capital, ["Ä"], "大文字Ä", "おおもじÄ"),
    (.axisEnds, ["T", "1", "9"], "T、1から9まで", "T、1から9まで"),
    (.passesIn, ["A", "B", "C"], "CでAがBを上回る", "CでAがBをうわまわる"),
    (.risesBy, ["3", "M"], "Mごとに平均3増加", "Mごとにへいきん3ぞうか"),
    (.manyMoreResults, ["99"], "+ 他多数(99+)の結果...", "ほかたすうのけっか"),
    (.pageOfControl, ["2", "5"], "5ページ中2ページ", "5ページちゅう2ページ"),
  ]) func `fills in numbers and names in the order of the language, in kana too`(
    id: Word.ID, parts: [String], text: String, reading: String
  ) {
    let word = Vocabulary.japanese[id].filled(parts)
    #expect(word.text == text)
    #expect(word.reading ?? word.text == reading)
  }

  @Test(arguments: [
    (Word.ID.rowSpan, ["0行にわたる", "1行にわたる", "2行にわたる", "5行にわたる", "11行にわたる", "21行にわたる"]),
    (.characters, ["0文字", "1文字", "2文字", "5文字", "11文字", "21文字"]),
    (.items, ["0項目", "1項目", "2項目", "5項目", "11項目", "21項目"]),
    (.missingValues, ["0件の値なし", "1件の値なし", "2件の値なし", "5件の値なし", "11件の値なし", "21件の値なし"]),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.japanese[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Word.ID.heading, 1, "みだし"), (.rowSpan, 2, "2ぎょうにわたる"), (.characters, 5, "5もじ"),
    (.missingValues, 1, "1けんのあたいなし"), (.dialog, 1, "ウェブダイアログ"),
    (.voiceOverOn, 1, "ボイスオーバーオン"),
  ]) func `is read in kana, also when it counts`(id: Word.ID, number: Int, reading: String) {
    #expect(Vocabulary.japanese[id, counting: number].reading == reading)
  }

  @Test(arguments: [
    (Character("-"), "ハイフン"), ("@", "アットマーク"), ("»", "右二重山かっこ"), ("²", "二乗"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.japanese.punctuation[mark] == name)
  }
}
