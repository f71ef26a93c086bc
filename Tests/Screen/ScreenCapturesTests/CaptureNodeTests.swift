import ScreenTree
import Testing

@testable import ScreenCaptures

struct CaptureNodeTests {
  @Test(arguments: [
    ("{{1, 2}, {3, 4.5}}", Frame(x: 1, y: 2, width: 3, height: 4.5)), ("{{1, 2}}", nil), ("", nil),
    ("NSRect: {{-1, 2}, {3, 4}}", Frame(x: -1, y: 2, width: 3, height: 4)),
    ("{{1, 2}, {inf, nan}}", nil), ("{{1, 2}, {3, 1e400}}", nil),
    ("{{1, 2}, {-3, 4}}", Frame(x: 1, y: 2, width: 0, height: 4)),
    ("{{1e1, 2}, {3, 4}}", Frame(x: 10, y: 2, width: 3, height: 4)),
  ]) func `reads a frame as the tools write it`(text: String, frame: Frame?) {
    #expect(Frame(text) == frame)
  }

  @Test(arguments: [
    ("[1,2][11,22]", Frame(x: 1, y: 2, width: 10, height: 20)), ("[1,2]", nil),
    ("[5,5][1,1]", Frame(x: 5, y: 5, width: 0, height: 0)),
  ]) func `reads corners as Android writes them`(text: String, frame: Frame?) {
    #expect(Frame(corners: text) == frame)
  }

  @Test func `distinguishes flags, numbers and words`() {
    let names = [("a", "1"), ("b", "false"), ("c", "x"), ("d", " "), ("e", "4.5")]
    let node = CaptureNode(
      "t", attributes: names.map { .init(name: $0, value: $1, position: .unknown) })
    #expect(node.flag("a") == true && node.flag("b") == false && node.flag("c") == nil)
    #expect(node.words("d", "c")?.name == "c" && node.words("d") == nil)
    #expect(node.number("e") == 4.5 && node.number("c") == nil)
  }

  @Test func `knows when rectangles meet`() {
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    #expect(frame.meets(Frame(x: 9, y: 9, width: 5, height: 5)))
    #expect(!frame.meets(Frame(x: 10, y: 0, width: 5, height: 5)))
  }
}
