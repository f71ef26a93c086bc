import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

struct DocumentYAMLTests {
  @Test func `refuses a file of more than 256 MiB by its size alone`() {
    let bytes = [UInt8](repeating: 0x20, count: (256 << 20) + 1)
    let reading = ScreenReader.read(bytes, file: "f")
    #expect(reading.findings.map(\.message) == ["the file is larger than 256 MiB; split it"])
  }

  @Test func `refuses deep YAML of any form before the stack is at its end`() {
    let flow = "screen: S\nviews: " + String(repeating: "[", count: 200_000)
    #expect(faults(flow).count == 1)
    #expect(faults(flow)[0].hasSuffix("it is nested more than 500 deep; flatten it"))
    let block = "screen: S\nviews:\n" + String(repeating: "- ", count: 200_000)
    #expect(faults(block).count == 1)
    #expect(faults(block)[0].hasSuffix("it is nested more than 500 deep; flatten it"))
  }

  @Test func `refuses aliases that multiply`() {
    let first = "a: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    let bombs = (1...9).map {
      "b\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ", "))]\n"
    }
    let found = faults("screen: S\n" + first + bombs.joined())
    #expect(found == ["6:45: aliases make more than 100000 values; write the views out"])
  }

  @Test(arguments: [
    ("screen: S\na: &a [x]\n*a : b\n", "3:1"), ("screen: S\na: &a [*b]\n? *a\n: b\n", "3:1"),
    ("a: &a [x]\nq: {y: 1, *a : 2}\n", "2:11"), ("a: &a [x]\nb:\n  - {*a : 2}\n", "3:6"),
    ("a: &a [x]\nb:\n  - - *a : 2\n", "3:7"),
  ]) func `refuses keys that are aliases`(text: String, place: String) {
    #expect(
      faults(text) == ["\(place): a key is an alias or a complex key; write keys as plain words"])
  }

  /// Levels of ten aliases each, the last called i: nine are ten thousand million values.
  private static func bomb(levels: Int) -> String {
    let names = "abcdefghi".suffix(levels)
    let first = "\(names.first ?? "i"): &\(names.first ?? "i") [x, x, x, x, x, x, x, x, x, x]\n"
    let others = zip(names, names.dropFirst()).map { from, to in
      "\(to): &\(to) [\(Array(repeating: "*\(from)", count: 10).joined(separator: ", "))]\n"
    }
    return first + others.joined()
  }

  @Test(arguments: ["[*i]: 1\n", "{x: *i}: 1\n", "*i : 1\n", "z: *i\n"])
  func `refuses aliases of aliases whatever they are used for`(line: String) {
    let found = faults(Self.bomb(levels: 9) + line)
    #expect(found == ["5:36: aliases make more than 100000 values; write the views out"])
  }

  @Test(arguments: [
    ("[*i]: 1", "4:1", "a key is not a word; write keys as plain words"),
    ("{x: *i}: 1", "4:1", "a key is not a word; write keys as plain words"),
    ("z: {[*i]: 1}", "4:5", "a key is not a word; write keys as plain words"),
    ("z: [[*i]: 1]", "4:5", "a key is not a word; write keys as plain words"),
    ("? [*i]\n: 1", "4:1", "a key is an alias or a complex key; write keys as plain words"),
    (
      "z: {? [*i] : 1}", "4:7",
      "a comma or '}' is missing here; put a text with a comma, a colon or a brace in quotation marks"
    ),
    ("*i : 1", "4:1", "a key is an alias or a complex key; write keys as plain words"),
    ("\"\": {*i : 1, *i : 2}", "4:6", "the key '*i' is there twice, first here; keep one"),
  ]) func `refuses an alias inside a key at once`(line: String, place: String, message: String) {
    #expect(faults(Self.bomb(levels: 3) + line + "\n") == ["\(place): \(message)"])
  }

  @Test func `refuses keys that are nested again and again`() {
    let key = String(repeating: "{", count: 200) + "a: 1" + String(repeating: "}: 1", count: 200)
    let text = "a: b\n" + String(repeating: "- \(key)\n", count: 60)
    #expect(faults(text).count == 1)
    #expect(faults(text)[0].hasSuffix("a key is not a word; write keys as plain words"))
  }

  @Test func `says which keys are there twice, ten of them`() {
    let text = (0..<40).map { "k\($0 % 20): 1\n" }.joined()
    #expect(
      faults(text)[0].hasSuffix(
        "'k16', 'k17' and 10 more are there twice, 'k0' first here; keep one of each"))
  }

  @Test(arguments: [
    ("screen: S\nviews:\n  - Text: \u{1B}[31m\n", "3:11", "U+001B"),
    ("screen: A\u{7}\n", "1:10", "U+0007"), ("screen: é\u{FFFE}\n", "1:10", "U+FFFE"),
  ]) func `says where a control character stands`(text: String, place: String, code: String) {
    #expect(
      faults(text) == [
        "\(place): the character \(code) cannot stand in YAML; take it out, or write it as \\x or \\u in double quotation marks"
      ])
  }

  @Test(arguments: [
    (Array("screen: S\nviews:\n  - Text: é".utf8) + [0xFF], "3:12"), ([0xC3], "1:1"),
    (Array("screen: ".utf8) + [0xED, 0xA0, 0x80], "1:9"),
  ]) func `says where a file is not UTF-8`(bytes: [UInt8], place: String) {
    let findings = ScreenReader.read(bytes, file: "f").findings
    #expect(
      findings.map(\.description) == ["f:\(place): error: the file is not UTF-8; save it as UTF-8"])
  }

  @Test(arguments: [
    "screen: A & B\nviews:\n  - Text: Really? 5 * 3\n",
    "screen: A & B\nviews:\n  - Text: \"note, * one: two\"\n",
    "screen: A\nviews:\n  - Text: ?what\n  - Text: |\n      ? one\n      * two\n",
  ]) func `takes marks in texts for what they are`(text: String) {
    #expect(faults(text) == [])
  }

  @Test func `reads an alias that is used as a view`() {
    #expect(faults("screen: S\nviews:\n  - &a { Text: A }\n  - *a\n") == [])
  }

  @Test(arguments: [
    (
      "screen: S\nviews:\n\t- Text: A\n",
      "3:1: YAML does not allow a tab for indentation; use spaces"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n  \thint: B\n",
      "4:3: YAML does not allow a tab for indentation; use spaces"
    ),
    (
      "screen: Total: 5\n",
      "1:14: a colon and a space begin a value; put the text in quotation marks: \"Total: 5\""
    ),
    (
      "screen: S\r\nviews:\r\n  - Text: A\r\n    label: Total: 5  \r\n",
      "4:17: a colon and a space begin a value; put the text in quotation marks: \"Total: 5\""
    ),
    (
      "screen: S\nviews:\n  - Text: A\n   hint: B\n",
      "4:4: this key is indented by 3 spaces, not by 4 as its neighbors above"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n      hint: B\n",
      "4:7: this key is indented by 6 spaces, not by 4 as its neighbors above"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n  hint: B\n",
      "4:3: this key is indented by 2 spaces, not by 4 as its neighbors above"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n - Text: B\n",
      "4:2: this dash is indented by 1 space, not by 2 as its neighbors above"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n    - Text: B\n",
      "4:5: this dash is indented by 4 spaces, not by 2 as its neighbors above"
    ),
    (
      "screen: S\nviews:\n  - Text: \"A\n  - Text: B\n",
      "3:11: the quotation mark that opens here is not closed; close it at the end of the text"
    ),
    (
      "screen: S\nviews:\n  - Text: \"A\" B\n",
      "3:15: there is more text after the closing quotation mark; write \\\" for a quotation mark inside a text"
    ),
    (
      "screen: @home\n",
      "1:9: '@' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "screen: 'é' \nx: *B\n",
      "2:4: '*' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "screen: > 5\n",
      "1:9: '>' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "screen: - 5\n",
      "1:9: '-' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    ("screen: !Hello you\n", "1:9: '!Hello' is a tag of YAML; put the text in quotation marks"),
    (
      "screen: & y\n",
      "1:9: '&' means something to YAML at the start of a text; put the text in quotation marks"
    ),
    (
      "screen: \"a\\q\"\n",
      "1:11: write two backslashes for one in double quotation marks, or use single quotation marks"
    ),
    (
      "screen: {a\nviews: []\n",
      "1:9: what opens here is not closed; add '}', or put a text that begins with a brace or a bracket in quotation marks"
    ),
    (
      "screen: S\nviews: [{Text: A, label: a: b}]\n",
      "2:27: a comma or '}' is missing here; put a text with a comma, a colon or a brace in quotation marks"
    ),
    (
      "screen: S\nviews:\n  - Text: A\n    actions: [#1, b]\n",
      "4:1: a # begins a comment in this line and hides the rest of it; put a text with # in quotation marks"
    ),
    ("screen: S\nviews\nplatform: ios\n", "2:1: a colon is missing after 'views'"),
  ]) func `says how to fix what YAML cannot read`(text: String, message: String) {
    #expect(faults(text) == [message])
  }

  @Test(arguments: [
    ("screen: S\nviews:\n  - Text: Number #1\n", ["3:11", "'#1'"]),
    ("screen: S\nviews:\n  - Text: #1\n", ["3:5", "'#1'"]),
    ("screen: S\nviews:\n  - Text: A # a comment\n  #- Text: B\n", []),
    ("screen: S\nviews:\n  - Text: \"Number #1\"\n", []),
    ("screen: S\nviews:\n  - Text: Number#1\n", []),
  ]) func `warns of a text that ends in a comment without a blank`(text: String, found: [String]) {
    let findings = ScreenReader.read(Array(text.utf8), file: "f").findings
    #expect(findings.count == (found.isEmpty ? 0 : 1))
    for finding in findings {
      #expect(finding.severity == .warning && "\(finding.position)" == found[0])
      #expect(finding.message.hasPrefix("\(found[1]) is read as a comment; put the text in"))
    }
  }

  @Test func `reads null of JSON as an empty place, and a cell of an unknown row`() {
    #expect(faults(#"{"screen": "S", "views": [{"Text": null}]}"#) == [])
    #expect(faults("screen: S\nviews:\n  - Text: A\n    cell: {row: null, column: ~}\n") == [])
  }
}
