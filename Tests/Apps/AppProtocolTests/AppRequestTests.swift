import AppProtocol
import ScreenTree
import Testing

struct AppRequestTests {
  static let lines: [(AppRequest, String)] = [
    (.look, #"{"do":"look"}"#),
    (.previews, #"{"do":"previews"}"#),
    (.open, #"{"do":"open"}"#),
    (.activate("buy"), #"{"do":"activate","on":"buy"}"#),
    (.increment("Slider@3:5"), #"{"do":"increment","on":"Slider@3:5"}"#),
    (.decrement("a"), #"{"do":"decrement","on":"a"}"#),
    (
      .action("Say \"no\"", of: "no", on: "row"),
      #"{"do":"action","name":"Say \"no\"","of":"no","on":"row"}"#
    ),
    (.escape(nil), #"{"do":"escape"}"#), (.escape("a"), #"{"do":"escape","on":"a"}"#),
    (.magicTap(nil), #"{"do":"magicTap"}"#),
    (.scroll(.left, "list"), #"{"do":"scroll","direction":"left","on":"list"}"#),
    (.type("Zoë\n", "name"), #"{"do":"type","text":"Zoë\n","on":"name"}"#),
    (.delete("name"), #"{"do":"delete","on":"name"}"#),
    (.drop("pear", on: "bag"), #"{"do":"drop","of":"pear","on":"bag"}"#),
    (
      .effect(.announce(Announcement("Hi"))),
      #"{"do":"effect","effect":{"announce":{"text":"Hi"}}}"#
    ),
    (.effect(.screenChanged(nil)), #"{"do":"effect","effect":"screenChanged"}"#),
    (.cursorMoved(nil), #"{"do":"cursorMoved"}"#),
    (.cursorMoved("a"), #"{"do":"cursorMoved","on":"a"}"#),
    (.pass(.milliseconds(1500)), #"{"do":"pass","seconds":1.5}"#),
  ]

  @Test(arguments: lines) func `a request is a line, which is read as the same`(
    request: AppRequest, line: String
  ) {
    #expect(request.line == line)
    #expect(AppRequest(line: line) == request)
  }

  @Test(arguments: [
    "", "next", "[]", "{}", #"{"do":"fly"}"#, #"{"do":"activate"}"#, #"{"do":"scroll","on":"a"}"#,
    #"{"do":"scroll","direction":"in"}"#, #"{"do":"type","on":"a"}"#, #"{"do":"drop","on":"a"}"#,
    #"{"do":"action","on":"a","of":"b"}"#, #"{"do":"effect","effect":"fly"}"#, #"{"do":"pass"}"#,
    #"{"do":"pass","seconds":-1}"#, #"{"do":"look"} {"do":"look"}"#,
  ]) func `anything else is no request`(line: String) {
    #expect(AppRequest(line: line) == nil)
  }

  @Test func `time and length have limits`() {
    #expect(AppRequest(line: #"{"do":"pass","seconds":1e300}"#) == .pass(.seconds(600)))
    let text = String(repeating: "a", count: AppRequest.longestLine)
    #expect(AppRequest(line: AppRequest.type(text, "a").line) == nil)
    let deep = String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000)
    #expect(AppRequest(line: "{\"do\":\"look\",\"x\":\(deep)}") == nil)
  }
}
