import ScreenTree
import Testing

@testable import ScreenCaptures

struct WritingSystemTests {
  @Test(arguments: [
    ("かな", "ja", false), ("한글", "ko", false), ("Pay", nil, false), ("شريط", nil, true),
    ("שלום OK", nil, true), ("", nil, false), ("最近の検索", "ja", false), ("首页", "zh-Hans", false),
    ("首頁", "zh-Hant", false), ("我是", "zh-Hans", false), ("Spanish 西", nil, false),
  ]) func `reports a language or a direction`(text: String, language: String?, reversed: Bool) {
    let writing = WritingSystem(of: [Node(.element, properties: [.label(text)])])
    #expect(writing.language == language && writing.isFromTheRight == reversed)
  }

  @Test func `reads rows from the right`() throws {
    let tags =
      "<_Button label='الثاني' \(place)/><_Button label='الأول' x='200' y='20' width='9' height='9'/>"
    let text = "<XCUIElementTypeApplication>\(tags)</XCUIElementTypeApplication>"
      .replacing("<_", with: "<XCUIElementType")
    #expect(try screen(text, .appium).direction == .rtl)
  }
}
