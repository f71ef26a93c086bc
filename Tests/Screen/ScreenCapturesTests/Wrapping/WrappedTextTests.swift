import ScreenTree
import Testing

@testable import ScreenCaptures

struct WrappedTextTests {
  /// The text that follows the first quotation mark behind a colon.
  private func wrapped(_ json: String) throws -> WrappedText {
    let start = try #require(json.firstRange(of: ": \"")?.upperBound)
    return WrappedText(Array(json.utf8), from: json[..<start].utf8.count)
  }

  @Test(arguments: [
    (#"{"a": "x\n\u2192 \"b\"\\"}"#, "x\n→ \"b\"\\"), (#"{"a": "\ud83d\ude00\t\/"}"#, "😀\t/"),
    (#"{"a": "- a\u0001b\fc"}"#, "- abc"), (#"{"a": "cut \u00"#, "cut 00"), (#"{"a": "\"#, ""),
  ]) func `reads what escapes stand for`(json: String, text: String) throws {
    #expect(String(decoding: try wrapped(json).bytes, as: UTF8.self) == text)
  }

  @Test func `converts places to those in the file`() throws {
    let text = try wrapped("{\n \"value\": \"- é\\n- \\u00e9\\\"x\"}")
    let places = [(1, 1), (1, 4), (2, 1), (2, 4), (2, 5)].map {
      text.place(Position(line: $0.0, column: $0.1))
    }
    #expect(places.map(\.column) == [12, 15, 17, 25, 27])
    #expect(places.allSatisfy { $0.line == 2 })
    #expect(text.place(.unknown) == .unknown)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 500]) func `finds places far along a line`(
    offset: Int
  ) throws {
    let text = try wrapped("{\"a\": \"" + String(repeating: "é\\\"", count: 300) + "\"}")
    // Each pair is two characters here and three in the file.
    let column = 8 + offset / 2 * 3 + offset % 2
    #expect(text.place(Position(line: 1, column: offset + 1)).column == column)
  }
}
