import Testing
import VoiceOverLanguages

struct SimplifiedChineseWordsTests {
  @Test(arguments: [
    (Word.ID.dimmed, "变暗", "变暗.", Evidence.translation),
    (.backButton, "返回按钮", "返回按钮.", .translation), (.switchButton, "切换按钮", "切换按钮.", .translation),
    (.secureTextField, "安全文本栏", "安全文本栏.", .translation), (.adjustable, "可调整", "可调整.", .translation),
    (.actionsAvailable, "有可用的操作", "有可用的操作", .translation),
    (.toggleHint, "轻点两下来切换设置。", "轻点两下来切换设置。", .translation),
    (.editAreaHint, "轻点两下来编辑。使用转子访问拼写错误的单词", "轻点两下来编辑。, 使用转子访问拼写错误的单词", .translation),
    (.place, "第%1项，共%2项", "第%1项，共%2项.", .translation), (.listStart, "列表开头", "列表开头.", .translation),
    (.rowHeader, "行标题", "行标题.", .translation), (.navigationLandmark, "导航", "导航.", .translation),
    (.activate, "激活", "激活.", .translation), (.rotorHeadings, "标题", "标题.", .translation),
    (.noResults, "<无结果>", "<无结果>", .translation), (.lineChart, "折线图", "折线图.", .translation),
    (.increment, "增加", "增加", .translation),
  ]) func `has its words in both styles, with their evidence`(
    id: Word.ID, text: String, snapshot: String, evidence: Evidence
  ) {
    let word = Vocabulary.simplifiedChinese[id]
    #expect(word.text == text)
    #expect(word.snapshot == snapshot)
    #expect(word.evidence == evidence)
  }

  @Test(arguments: [
    (Word.ID.headingLevel, ["2"], "标题级别2"), (.page, ["4", "9"], "第4页，共9页"),
    (.capital, ["Ä"], "大写Ä"), (.axisEnds, ["T", "1", "9"], "T，从1到9"),
    (.passesIn, ["A", "B", "C"], "A在C超过B"), (.risesBy, ["3", "M"], "每M平均上升3"),
    (.manyMoreResults, ["99"], "+ 更多（99+）结果..."), (.pageOfControl, ["2", "5"], "第2页，共5页"),
  ]) func `fills in numbers and names in the order of the language`(
    id: Word.ID, parts: [String], text: String
  ) {
    #expect(Vocabulary.simplifiedChinese[id].filled(parts).text == text)
  }

  @Test(arguments: [
    (Word.ID.rowSpan, ["跨0行", "跨1行", "跨2行", "跨5行", "跨11行", "跨21行"]),
    (.characters, ["0个字符", "1个字符", "2个字符", "5个字符", "11个字符", "21个字符"]),
    (.items, ["0项", "1项", "2项", "5项", "11项", "21项"]),
    (.missingValues, ["缺少 0 个值", "缺少 1 个值", "缺少 2 个值", "缺少 5 个值", "缺少 11 个值", "缺少 21 个值"]),
  ]) func `counts in the forms of the language`(id: Word.ID, texts: [String]) {
    let counted = [0, 1, 2, 5, 11, 21].map { Vocabulary.simplifiedChinese[id, counting: $0].text }
    #expect(counted == texts)
  }

  @Test(arguments: [
    (Character("-"), "连字符"), ("@", "at"), ("»", "右双尖括号"), ("²", "平方"),
  ]) func `names marks`(mark: Character, name: String) {
    #expect(Vocabulary.simplifiedChinese.punctuation[mark] == name)
  }
}
