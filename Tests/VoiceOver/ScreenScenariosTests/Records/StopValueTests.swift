import Foundation
import ScreenScenarios
import Testing

struct StopValueTests {
  private enum Key: CodingKey { case value }

  /// An object with a value as it writes itself.
  private struct Written<Value: StopValue>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try value.write(for: .value, into: &object)
    }
  }

  /// An object with a value as an encoder writes any.
  private struct Encoded<Value: StopValue>: Encodable {
    let value: Value?

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(value, forKey: .value)
    }
  }

  private func expect<Value: StopValue>(_ value: Value?, is text: String) throws {
    #expect(try Written(value: value).lineOfJSON() == "{\"value\":\(text)}")
    #expect(try Encoded(value: value).lineOfJSON() == "{\"value\":\(text)}")
  }

  @Test func `a value is written as an encoder writes any`() throws {
    try expect("Pay \"7/8\" é\u{1}", is: #""Pay \"7/8\" é\u0001""#)
    try expect(true, is: "true")
    try expect(-7, is: "-7")
    try expect(0.25, is: "0.25")
    try expect(2.0, is: "2")
    try expect(["a", "b"], is: #"["a","b"]"#)
    try expect(1..<3, is: "[1,3]")
    try expect(StopRecord.Segment.Part.hint, is: #""hint""#)
    try expect(StopRecord.Rectangle(x: 1, y: 2, width: 3, height: 4.5), is: "[1,2,3,4.5]")
    try expect([StopRecord.Word("a", 1..<2)], is: #"[{"frames":[1,2],"text":"a"}]"#)
  }

  @Test func `a value that is missing is null`() throws {
    try expect(String?.none, is: "null")
    try expect(StopRecord.Graph?.none, is: "null")
  }
}
