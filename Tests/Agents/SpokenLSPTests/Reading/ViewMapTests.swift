import ScreenDocuments
import ScreenFiles
import ScreenTree
import ScreenYAML
import Testing

@testable import SpokenLSP

struct ViewMapTests {
  private func names(_ line: Int, _ column: Int, in text: String = cart) throws -> [String] {
    let bytes = Array(text.utf8)
    let screen = try #require(ScreenReader.read(bytes, file: "cart.screen.yaml").value)
    return ViewMap(screen, try? .read(bytes)).views(at: Position(line: line, column: column))
  }

  @Test(
    arguments: [
      (1, 1, []), (2, 3, []), (3, 1, ["pay"]), (3, 5, ["pay"]), (3, 13, ["pay"]), (5, 5, ["pay"]),
      (7, 14, ["HStack@6:5"]), (8, 5, ["HStack@6:5"]), (9, 7, ["Text@9:9", "HStack@6:5"]),
      (10, 20, ["Text@10:9", "HStack@6:5"]), (15, 5, ["Text@14:5"]),
    ] as [(Int, Int, [String])]) func `a place belongs to the view that begins before it`(
      line: Int, column: Int, expected: [String]
    ) throws
  {
    #expect(try names(line, column) == expected)
  }

  @Test func `several views may be on one line, and settings belong to none`() throws {
    let text = "screen: A\nviews: [{ Text: a }, { Text: b }]\nsettings:\n  speakHints: false\n"
    #expect(try names(2, 12, in: text) == ["Text@2:11"])
    #expect(try names(2, 30, in: text) == ["Text@2:24"])
    #expect(try names(4, 5, in: text) == [])
  }
}
