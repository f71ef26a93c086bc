import ScreenLayout
import ScreenTree
import Testing

struct TextLinesTests {
  private func lines(_ text: String, _ width: Double, _ height: Double = 22) -> [String] {
    TextLines(text, size: 17, in: Size(width: width, height: height)).lines.map(\.text)
  }

  @Test(arguments: [
    ("Pay", ["Pay"]), ("", []), ("  Pay   now ", ["Pay now"]),
  ]) func `a text that fits has one line`(text: String, expected: [String]) {
    #expect(lines(text, 200) == expected)
  }

  @Test func `words go on in the next line where there is room for it`() {
    // 17 points: each letter of "aaaa" has 0.55 em, so that a word is 37.4 points wide, and a space 4.25.
    #expect(lines("aaaa aaaa aaaa", 80, 66) == ["aaaa aaaa", "aaaa"])
    #expect(lines("aaaa aaaa aaaa", 79, 66) == ["aaaa aaaa", "aaaa"])
    #expect(lines("aaaa aaaa aaaa", 60, 66) == ["aaaa", "aaaa", "aaaa"])
    #expect(lines("aaaa\naaaa", 200, 66) == ["aaaa", "aaaa"])
  }

  @Test func `a word that is wider than the room is cut, and Chinese ends after any character`() {
    let long = TextLines("aa aaaaaaaa aa", size: 17, in: Size(width: 38, height: 66))
    #expect(long.lines.map { $0.text.hasSuffix("…") } == [false, true, false])
    #expect(!long.isWhole && long.lines.allSatisfy { $0.width <= 38.5 })
    #expect(TextLines("aaaa aaaa", size: 17, in: Size(width: 38, height: 66)).isWhole)
    #expect(lines("東京都", 35, 66) == ["東京", "都"])
  }

  @Test func `what does not fit becomes smaller, and then ends with a sign`() {
    let room = Size(width: 66, height: 22)
    let small = TextLines("aaaa aaaa", size: 17, in: room)
    #expect(small.lines.map(\.text) == ["aaaa aaaa"] && small.size < 17)
    let cut = TextLines("aaaa aaaa aaaa aaaa", size: 17, in: room)
    #expect(cut.lines.count == 1 && cut.lines[0].text.utf8.starts(with: "aaaa aaa".utf8))
    #expect(cut.lines[0].text.hasSuffix("…") && cut.lines[0].width <= 66.5)
  }

  @Test func `letters are no higher than their room, and large enough to be read`() {
    #expect(TextLines("Pay", size: 17, in: Size(width: 99, height: 11)).size == 10)
    #expect(TextLines("Pay", size: 17, in: Size(width: 0, height: 0)).size == 9)
    #expect(TextLines("Pay", size: 5, in: Size(width: 99, height: 99)).size == 9)
  }
}
