import ScreenTree
import TestSupport
import Testing

@testable import ScreenDocuments

struct DocumentJSONTests {
  private func json(depth: Int) -> String {
    let open = String(repeating: "{\"VStack\": [", count: depth - 1)
    let close = String(repeating: "]}", count: depth - 1)
    return "{\"screen\": \"S\", \"views\": [\(open){\"Text\": \"A\"}\(close)]}"
  }

  @Test func `reads views that lie 500 deep and refuses deeper ones`() {
    #expect(faults(json(depth: 500)) == [])
    #expect(
      faults(json(depth: 501)) == [
        "1:6027: VStack: views are nested more than 500 deep; flatten them"
      ])
    #expect(
      faults(json(depth: 5000)) == ["1:6159: it is nested more than 500 deep; flatten it"])
  }

  @Test(arguments: [
    (#""a\u00e9\ud83d\ude00\n\/""#, "aé😀\n/"), (#""\ud83d""#, "\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""é""#, "é"),
    ("-1.5e3", "-1.5e3"),
    ("null", ""),
  ]) func `reads a text or a word`(json: String, text: String) throws {
    #expect(try Document.readJSON(Array(json.utf8)).text == text)
  }

  @Test(arguments: ["1e999", "-1E400", "NaN", "Infinity", "-Infinity"])
  func `takes a number that is not finite as none`(json: String) throws {
    let document = try Document.readJSON(Array(json.utf8))
    #expect(document.text == json)
    #expect(document.number == nil)
  }

  @Test(arguments: [
    ("", "1:1: the file ends where a value should be"),
    ("[1", "1:3: the JSON is broken off here, where a comma or ']' should be"),
    ("[1 2]", "1:4: a comma or ']' is missing"),
    ("{", "1:2: the JSON is broken off here, where a key in quotation marks should be"),
    (
      "{\"a\": 1,\n",
      "2:1: the JSON is broken off here, where a key in quotation marks should be"
    ),
    ("{\"a\"", "1:5: the JSON is broken off here, where a colon after the key 'a' should be"),
    ("{\"a\": 1", "1:8: the JSON is broken off here, where a comma or '}' should be"),
    ("[1] 2", "1:5: there is more after the end of the JSON value"),
    ("{1: 2}", "1:2: a key in quotation marks is missing"),
    ("{\"a\" 1}", "1:6: a colon is missing after the key 'a'"),
    ("\"a\nb\"", "1:3: a control character stands in a text; write it as \\u00XX or \\n"),
    ("\"a", "1:3: the file ends inside a text; the closing quotation mark is missing"),
    (#""\x""#, "1:3: the escape '\\x' is none of JSON's"),
    (#""\u12""#, "1:6: four hexadecimal digits are missing after \\u"),
    ("[01x]", "1:2: '01x' is no JSON value; put text in quotation marks"),
    ("{\"value\":0123}", "1:10: '0123' is no JSON value; put text in quotation marks"),
    ("[1,\n -00.5]", "2:2: '-00.5' is no JSON value; put text in quotation marks"),
    ("[5.]", "1:2: '5.' is no JSON value; put text in quotation marks"),
    ("[1e]", "1:2: '1e' is no JSON value; put text in quotation marks"),
    ("[NaNs]", "1:2: 'NaNs' is no JSON value; put text in quotation marks"),
  ]) func `reports where JSON is broken`(json: String, message: String) {
    let fault = #expect(throws: Document.Fault.self) { try Document.readJSON(Array(json.utf8)) }
    #expect(fault.map { "\($0.position): \($0.message)" } == message)
  }
}
