import Testing
import VoiceOverLanguages

struct TraditionalChineseWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "變暗", "變暗.", Evidence.translation),
    (.backButton, "返回按鈕", "返回按鈕.", .translation), (.switchButton, "切換按鈕", "切換按鈕.", .translation),
    (.secureTextField, "安全文字欄位", "安全文字欄位.", .translation),
    (.adjustable, "可調整", "可調整.", .translation),
    (.actionsAvailable, "有可用的動作", "有可用的動作", .translation),
    (.toggleHint, "點兩下來切換設定。", "點兩下來切換設定。", .translation),
    (.editAreaHint, "點兩下來編輯。使用轉輪取用拼錯的單字", "點兩下來編輯。, 使用轉輪取用拼錯的單字", .translation),
    (.place, "第%1項，共%2項", "第%1項，共%2項.", .translation), (.listStart, "列表開頭", "列表開頭.", .translation),
    (.rowHeader, "列標題", "列標題.", .translation), (.navigationLandmark, "導覽", "導覽.", .translation),
    (.activate, "啟用", "啟用.", .translation), (.rotorHeadings, "標題", "標題.", .translation),
    (.noResults, "<沒有結果>", "<沒有結果>", .translation), (.lineChart, "折線圖", "折線圖.", .translation),
    (.increment, "增加", "增加", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.traditionalChinese[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "標題層級2"), (.page, ["4", "9"], "第4頁，共9頁"),
    (.capital, ["Ä"], "大寫Ä"), (.axisEnds, ["T", "1", "9"], "T，從1到9"),
    (.passesIn, ["A", "B", "C"], "A在C超過B"), (.risesBy, ["3", "M"], "每M平均上升3"),
    (.manyMoreResults, ["99"], "+ 更多（99+）結果..."), (.pageOfControl, ["2", "5"], "第2頁，共5頁"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.traditionalChinese[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (Word.ID.rowSpan, ["跨0列", "跨1列", "跨2列", "跨5列", "跨11列", "跨21列"]),
    (.characters, ["0個字元", "1個字元", "2個字元", "5個字元", "11個字元", "21個字元"]),
    (.items, ["0個項目", "1個項目", "2個項目", "5個項目", "11個項目", "21個項目"]),
    (.missingValues, ["缺少 0 個值", "缺少 1 個值", "缺少 2 個值", "缺少 5 個值", "缺少 11 個值", "缺少 21 個值"]),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.traditionalChinese[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Character("-"), "連字號"), ("@", "at"), ("»", "右雙角括號"), ("²", "平方"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.traditionalChinese.punctuation[mark] == name)
  }
}
