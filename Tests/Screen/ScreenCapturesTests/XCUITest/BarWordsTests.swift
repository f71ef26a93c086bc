import Testing

@testable import ScreenCaptures

struct BarWordsTests {
  @Test(arguments: ["Cancel", "DONE", "Log Out", "Abbrechen", "完了", "取消"])
  func `knows the words of other items`(label: String) {
    #expect(BarWords.isItem(label))
  }

  @Test(arguments: ["Settings", "General", "Search", "Back", "The App", "首页"])
  func `the title of a screen is none of them`(label: String) {
    #expect(!BarWords.isItem(label))
  }
}
