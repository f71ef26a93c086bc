import Foundation
import TestSupport
import Testing
import VoiceOverElements
import VoiceOverLanguages

struct JapaneseWordsTests {
  /// The words that listeners heard, by what the table of recorded words calls them.
  private static let heard: [(meaning: String, id: Word.ID, text: String)] = [
    ("list start (iOS)", .listStart, "リストの開始位置です"),
    ("list end (iOS)", .listEnd, "リストの終了位置です"),
    ("landmark end (iOS)", .landmarkEnd, "エンド"),
    ("definition list start (iOS)", .definitionListStart, "定義リストの始まり"),
    ("definition list end (iOS)", .definitionListEnd, "定義リストの終わり"),
    ("table start / end (iOS)", .tableStart, "表の開始位置です"),
    ("table start / end (iOS)", .tableEnd, "表の終了位置です"),
    ("checked / unchecked (iOS)", .checked, "チェックマークが付きました"),
    ("checked / unchecked (iOS)", .unchecked, "チェックが外されました"),
    ("image (iOS)", .image, "画像"), ("description (iOS)", .description, "音声ガイド"),
    ("hint of a text field", .editHint, "ダブルタップして編集します"),
    ("hint of a checkbox, radio button", .toggleHint, "ダブルタップして設定を切り替えます"),
    ("hint of a pop-up button", .pickerHint, "ダブルタップしてピッカーを起動します"),
    ("hint about misspelled words", .editingHint, "ローターを使用してスペルミスのある単語にアクセスします"),
    ("edit text (Mac)", .editText, "テキストを編集"),
    ("secure edit text (Mac)", .secureEditText, "保護されたテキストを編集"),
    ("unchecked (Mac)", .macUnchecked, "チェックされていない"),
    ("toggle button (Mac)", .macToggleButton, "切り替えボタン"),
    ("visited (Mac)", .visited, "閲覧済み"), ("mixed (Mac)", .macMixed, "部分的チェックされている"),
    ("pressed (Mac)", .selected, "選択中"), ("region (Mac)", .macRegion, "セクション"),
    ("list / end of list (Mac)", .list, "リスト"),
    ("list / end of list (Mac)", .macEndOfList, "リストの終わり"),
    ("definition list (Mac)", .macDescriptionList, "定義リスト"),
    ("definition list (Mac)", .macEndOfDescriptionList, "定義リストの終わり"),
    ("table / end of table (Mac)", .table, "表"),
    ("table / end of table (Mac)", .macEndOfTable, "表の終わり"),
  ]

  @Test func `says what listeners heard`() {
    for row in Self.heard {
      #expect(Vocabulary.japanese[row.id].text == row.text)
      #expect(Vocabulary.japanese[row.id].evidence == .observed)
    }
  }

  /// Stops of the Mac that are put together from words, by the same names, as they were recorded.
  private static let stops: [(meaning: String, said: String, recorded: String)] = {
    let words = Vocabulary.japanese
    func counted(_ role: Word.ID, _ number: Int) -> String {
      words[role].text + words[.items, counting: number].text
    }
    return [
      ("place (Mac)", words[.macPlace].filled("1", "2").text, "1/2"),
      ("list / end of list (Mac)", counted(.list, 3), "リスト3項目"),
      ("definition list (Mac)", counted(.macDescriptionList, 7), "定義リスト7項目"),
      (
        "end of a landmark (Mac)", words.macEnd(of: .navigationLandmark).text, "終わり、ナビゲーション"
      ),
      (
        "hint of a link (Mac)", words[.macLinkHint].text,
        "現在、あなたはリンクの上にいます。このリンクをクリックするには、コントロール-Option-スペースを押します。"
      ),
    ]
  }()

  @Test func `says whole stops of the Mac as they were recorded`() {
    for stop in Self.stops { #expect(stop.said == stop.recorded, "\(stop.meaning)") }
    let table = Vocabulary.japanese.macTableSize(columns: 4, rows: 10)
    #expect(table.text == "10行4列")
    #expect(table.reading == "10ぎょう4れつ")
  }

  @Test(
    .enabled(if: hasRecordings, "set SPOKEN_CAPTURES to a folder beside which recordings lie"))
  func `has the words of the table of recorded words`() throws {
    let file = recordings.appending(path: "words.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count > 3 && $0[0] == "ja" }
    for (meaning, id, _) in Self.heard {
      let row = try #require(rows.first { $0[1] == meaning }, "\(meaning)")
      #expect(row[3].contains(Vocabulary.japanese[id].text), "\(meaning): \(row[3])")
    }
    for stop in Self.stops {
      let row = try #require(rows.first { $0[1] == stop.meaning }, "\(stop.meaning)")
      // The table has a space in one of them, and dots for what is not VoiceOver's in another.
      let plain = row[3].filter { $0 != " " && $0 != "…" }
      #expect(plain.contains(stop.said), "\(stop.meaning): \(row[3])")
    }
  }

  @Test(arguments: [
    (Word.ID.listStart, "heard by developers ●●, iOS 17.2.1"),
    (.landmarkEnd, "heard by developers ●●●, iOS 17.2.1"),
    (.editText, "heard by developers ●●, macOS 13.5"),
    (.tableStart, "heard by developers ●, iOS 6.1.3 (old)"),
    (.listBoxPopUp, "our translation"),
  ]) func `names the listeners and the newest system`(id: Word.ID, summary: String) {
    #expect(Vocabulary.japanese[id].attestation.summary == summary)
  }

  @Test(arguments: [
    (Word.ID.dimmed, "淡色表示", "淡色表示.", Evidence.translation),
    (.backButton, "戻るボタン", "戻るボタン.", .translation),
    (.switchButton, "スイッチボタン", "スイッチボタン.", .translation),
    (.secureTextField, "セキュアテキストフィールド", "セキュアテキストフィールド.", .translation),
    (.adjustable, "調整可能", "調整可能.", .observed),
    (.actionsAvailable, "アクションがあります", "アクションがあります", .translation),
    (.toggleHint, "ダブルタップして設定を切り替えます", "ダブルタップして設定を切り替えます.", .observed),
    (
      .editAreaHint, "ダブルタップして編集します。ローターを使用してスペルミスのある単語にアクセスします",
      "ダブルタップして編集します., ローターを使用してスペルミスのある単語にアクセスします.", .observed
    ), (.place, "%2の%1", "%2の%1.", .observed),
    (.listStart, "リストの開始位置です", "リストの開始位置です.", .observed),
    (.rowHeader, "行ヘッダ", "行ヘッダ.", .translation),
    (.navigationLandmark, "ナビゲーション", "ナビゲーション.", .observed),
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
    (.moreResults, ["7"], "+ 他7件の結果...", "ほか7けんのけっか"),
    (.manyMoreResults, ["99"], "+ 他多数(99+)の結果...", "ほかたすう、99いじょうのけっか"),
    (.macPlace, ["1", "3"], "1/3", "3ぶんの1"), (.macColumnOf, ["2", "4"], "列2/4", "れつ4ぶんの2"),
    (.macHeadingHint, ["2"], "現在、あなたは見出しレベル2の上にいます。", "げんざい、あなたはみだしレベル2のうえにいます。"),
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

  /// The words, the plural forms among them, and the labels of symbols.
  private static var all: [Word] {
    let words = Word.ID.allCases.map { Vocabulary.japanese[$0] }
    let forms = words.flatMap { word in PluralCategory.allCases.compactMap { word.forms[$0] } }
    return words + forms + SymbolLabel.allCases.map { Vocabulary.japanese[symbol: $0] }
  }

  @Test func `has the kana of each word with a kanji, and of its gaps`() {
    for word in Self.all {
      let kana = word.reading ?? word.text
      #expect(!kana.hasKanji, "\(word.text): \(kana)")
      for gap in ["%1", "%2", "%3"] {
        #expect(word.text.contains(gap) == kana.contains(gap), "\(word.text): \(kana)")
      }
    }
  }
}
