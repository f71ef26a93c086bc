import SpokenScreen
import Testing

struct LineMatcherTests {
  @Test(arguments: [
    ("/Food, \\$\\d+/", "Food, $40", true), ("/Food/", "Food, $40", false),
    ("/a|ab/", "ab", true), ("/Swipe.*/", "  Swipe up", false), ("  /Swipe.*/", "  Swipe up", true),
    ("Food", "Food ", true), ("/(?i)food/", "FOOD", true),
  ])
  func `compares whole lines`(pattern: String, line: String, isSame: Bool) {
    #expect(GoldenMatch([GoldenPattern(pattern)], [line]).isSame == isSame)
  }

  @Test func `gives up a regular expression that would never end`() {
    let line = String(repeating: "a", count: 4_000) + "!"
    let hostile = GoldenPattern("/(a+)+(b+)+$/", line: 7)
    let match = GoldenMatch(Array(repeating: hostile, count: 50), Array(repeating: line, count: 50))
    #expect(!match.isSame)
    #expect(match.exhausted?.line == 7)
  }

  @Test func `refuses a regular expression that is too long`() {
    let text = "/\(String(repeating: "a?", count: 600))/\n"
    #expect(Golden.read(text, file: "g").findings.map(\.position.line) == [1])
  }
}
