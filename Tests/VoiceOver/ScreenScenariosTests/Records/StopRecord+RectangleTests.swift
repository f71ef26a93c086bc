import Foundation
import ScreenScenarios
import ScreenTree
import Testing

struct StopRecordRectangleTests {
  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  @Test func `a rectangle is a list of four numbers`() throws {
    let rectangle = StopRecord.Rectangle(x: -1, y: 2.5, width: 3, height: 0)
    #expect(try json(rectangle) == "[-1,2.5,3,0]")
    let again = try JSONDecoder().decode(
      StopRecord.Rectangle.self, from: Data("[-1, 2.5, 3, 0]".utf8))
    #expect(again == rectangle)
  }

  @Test(arguments: ["[1,2,3]", "[]", #"{"x":1,"y":2,"width":3,"height":4}"#, "[1,2,3,\"4\"]"])
  func `refuses a rectangle that is written otherwise`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StopRecord.Rectangle.self, from: Data(text.utf8))
    }
  }

  @Test func `a frame has no negative size and no number that is none`() {
    let frame = Frame(x: .nan, y: 1, width: -2, height: 3)
    #expect(StopRecord.Rectangle(frame) == StopRecord.Rectangle(x: 0, y: 1, width: 0, height: 3))
  }

  @Test func `a frame is in hundredths of points`() {
    let frame = Frame(x: 1.0 / 3, y: 0, width: 2.0 / 3, height: 44.5)
    #expect(
      StopRecord.Rectangle(frame)
        == StopRecord.Rectangle(x: 0.33, y: 0, width: 0.67, height: 44.5))
  }
}
