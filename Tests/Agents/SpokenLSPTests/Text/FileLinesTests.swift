import ScreenTree
import Testing

@testable import SpokenLSP

struct FileLinesTests {
  private let text = FileLines(Array("a😀b\r\nçx\rz\n".utf8))

  @Test(arguments: [(0, "a😀b"), (1, "çx"), (2, "z"), (3, ""), (4, "")])
  func `a line ends at a line feed, a carriage return, or both`(number: Int, expected: String) {
    #expect(text.count == 4)
    #expect(String(decoding: text.bytes[text.line(number)], as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (PositionEncoding.utf16, 0, 0, 0), (.utf16, 0, 1, 1), (.utf16, 0, 3, 5), (.utf8, 0, 5, 5),
    (.utf32, 0, 2, 5),
    // Inside a pair of surrogates, behind the end of a line, behind the end of the text.
    (.utf16, 0, 2, 5), (.utf16, 0, 99, 6), (.utf16, 9, 0, 14), (.utf16, 1, 1, 10),
    (.utf8, 1, 2, 10),
  ]) func `a place is counted in the units of the client`(
    encoding: PositionEncoding, line: Int, character: Int, index: Int
  ) {
    #expect(text.index(of: TextPlace(line: line, character: character), encoding) == index)
  }

  @Test(arguments: [(PositionEncoding.utf8, 5), (.utf16, 3), (.utf32, 2)])
  func `a byte has a place`(encoding: PositionEncoding, character: Int) {
    #expect(
      text.place(of: 5, onLine: 0, encoding) == TextPlace(line: 0, character: character))
  }

  @Test func `positions of readers count scalars from 1`() {
    #expect(text.index(of: Position(line: 1, column: 3)) == 5)
    let place = TextPlace(line: 0, character: 3)
    #expect(text.position(of: place, .utf16) == Position(line: 1, column: 3))
    let behind = TextPlace(line: 9, character: 9)
    #expect(text.position(of: behind, .utf16) == Position(line: 4, column: 1))
  }

  @Test func `a text without a byte has a line`() {
    let empty = FileLines([])
    #expect(empty.count == 1)
    #expect(empty.index(of: TextPlace(line: 0, character: 0), .utf16) == 0)
    #expect(empty.position(of: TextPlace(line: 0, character: 7), .utf16).line == 1)
  }
}
