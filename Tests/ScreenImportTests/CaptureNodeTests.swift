import ScreenTree
import Testing

@testable import ScreenImport

struct CaptureNodeTests {
  @Test func `reads types, attributes, children and lines`() throws {
    let (parser, fault) = CaptureParser.parse(
      "<A>\n<XCUIElementTypeButton label=\" \" x=\"1\" y=\"2\" width=\"3\" height=\"inf\"/></A>",
      file: "f")
    #expect(fault == nil)
    let button = try #require(parser.root?.children.first)
    #expect(button.type == "Button" && button.label == nil)
    #expect(button.frame == Frame(x: 1, y: 2, width: 3, height: 0))
    #expect(button.position.line == 2)
    #expect(parser.count == 2 && parser.deepest == 2)
  }

  @Test(arguments: [
    ("{{1, 2}, {3, 4.5}}", Frame(x: 1, y: 2, width: 3, height: 4.5)), ("{{1, 2}}", nil), ("", nil),
  ]) func `reads a frame as the tools write it`(text: String, frame: Frame?) {
    #expect(Frame(text) == frame)
  }

  @Test func `refuses a tree that is too deep`() {
    let deep = String(repeating: "<a>", count: 600)
    let fault = CaptureParser.parse(deep, file: "f").fault
    #expect(
      fault?.message
        == "the capture has more than 200000 nodes or 500 levels; capture a smaller part")
  }
}
