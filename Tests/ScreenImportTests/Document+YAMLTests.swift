import ScreenTree
import Testing

@testable import ScreenImport

struct DocumentYAMLTests {
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
    #expect(found == ["2:15: aliases make more than 100000 values; write the views out"])
  }

  @Test(arguments: [
    ("screen: S\na: &a [x]\n*a : b\n", "3:1"), ("screen: S\na: &a [*b]\n? *a\n: b\n", "3:1"),
    ("a: &a [x]\nq: {y: 1, *a : 2}\n", "2:11"), ("a: &a [x]\n- {*a : 2}\n", "2:4"),
    ("a: &a [x]\nb:\n  - - *a : 2\n", "3:7"),
  ]) func `refuses keys that are aliases`(text: String, place: String) {
    #expect(
      faults(text) == ["\(place): a key is an alias or a complex key; write keys as plain words"])
  }

  @Test(arguments: [
    "screen: A & B\nviews:\n  - Text: Really? 5 * 3\n",
    "screen: A & B\nviews:\n  - Text: \"note, * one: two\"\n",
  ]) func `takes marks in texts for what they are`(text: String) {
    #expect(faults(text) == [])
  }

  @Test func `reads an alias that is used as a view`() {
    #expect(faults("screen: S\nviews:\n  - &a { Text: A }\n  - *a\n") == [])
  }
}
