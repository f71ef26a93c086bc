import Foundation
import SpokenPreview
import Testing

struct PreviewRequestTests {
  @Test func `reads everything that a page asks for`() throws {
    let request = try #require(
      PreviewRequest(
        #"{"do":"open","input":"a","version":"x-1","element":"pay","gesture":"rotor","value":"Links","stop":3,"origin":"a:1:2","other":[1]}"#
      ))
    var expected = PreviewRequest(do: "open")
    (expected.input, expected.version, expected.element) = ("a", "x-1", "pay")
    (expected.gesture, expected.value, expected.stop) = ("rotor", "Links", 3)
    expected.origin = "a:1:2"
    #expect(request == expected)
  }

  @Test(arguments: [
    ("true", "true"), ("false", "false"), ("8", "8"), ("-1", "-1"), ("0.5", "0.5"), ("3.0", "3"),
    ("\"\"", ""), ("\"3.0\"", "3.0"), ("\"true\"", "true"),
  ]) func `takes a setting as a file writes it`(json: String, value: String) {
    let request = PreviewRequest(#"{"do":"set","settings":{"a":\#(json)}}"#)
    #expect(request?.settings == ["a": SettingValue(value)])
  }

  @Test(arguments: ["null", "[]", "{}"]) func `refuses a setting that is none`(json: String) {
    #expect(PreviewRequest(#"{"do":"set","settings":{"a":\#(json)}}"#) == nil)
  }

  @Test(arguments: [(0, true), (1, false)])
  func `reads a message of a mebibyte, and no longer one`(more: Int, isRead: Bool) {
    let text = #"{"do":"open"}"#
    let spaces = String(repeating: " ", count: 1_048_576 - text.utf8.count + more)
    #expect((PreviewRequest(text + spaces) != nil) == isRead)
  }

  @Test func `writes a setting as a text`() throws {
    var request = PreviewRequest(do: "set")
    request.settings = ["pitchChange": "8"]
    let data = try JSONEncoder().encode(request)
    #expect(PreviewRequest(String(decoding: data, as: UTF8.self)) == request)
    #expect(String(decoding: data, as: UTF8.self).contains(#""settings":{"pitchChange":"8"}"#))
  }
}
