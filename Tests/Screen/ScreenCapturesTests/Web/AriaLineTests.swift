import ScreenTree
import Testing

@testable import ScreenCaptures

struct AriaLineTests {
  @Test(arguments: [
    ("button \"A\"", false), ("button \"A\":", true), ("button: a", false), ("text", true),
    ("'link \"a: b\":'", false), ("'link \"a: b\"':", true), ("/url: x", false), ("/url", true),
    ("/url:", true),
  ]) func `knows whether more must stand below a line`(text: String, needsMore: Bool) throws {
    var line = AriaLine(text[...], at: Position(line: 1, column: 3))
    _ = try? line.item()
    #expect(line.needsMore == needsMore)
  }
}
