import Foundation
import SpokenPage
import Testing

struct PageDataScreenTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `a rectangle is a list of four numbers`() throws {
    let rectangle = PageData.Rectangle(x: -1, y: 2.5, width: 3, height: 0)
    #expect(try json(rectangle) == "[-1,2.5,3,0]")
    let again = try JSONDecoder().decode(
      PageData.Rectangle.self, from: Data("[-1, 2.5, 3, 0]".utf8))
    #expect(again == rectangle)
  }

  @Test(arguments: ["[1,2,3]", "[]", #"{"x":1,"y":2,"width":3,"height":4}"#, "[1,2,3,\"4\"]"])
  func `refuses a rectangle that is written otherwise`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PageData.Rectangle.self, from: Data(text.utf8))
    }
  }

  @Test func `a screen without rectangles has no size`() throws {
    let screen = PageData.Screen(
      title: "متجر", language: "ar", isRightToLeft: true,
      elements: [.init(node: "pay", text: "ادفع")])
    #expect(
      try json(screen)
        == #"{"elements":[{"node":"pay","text":"ادفع"}],"isRightToLeft":true,"language":"ar","#
        + #""title":"متجر"}"#)
    #expect(!PageData.Screen(title: "S", language: "en").isRightToLeft)
  }
}
