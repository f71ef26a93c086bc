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
    "screen: S\na: &a [x]\n*a : b\n", "screen: S\na: &a [*b]\n? *a\n: b\n",
  ]) func `refuses keys that are aliases`(text: String) {
    #expect(faults(text) == ["3:1: a key is an alias or a complex key; write keys as plain words"])
  }

  @Test func `reads an alias that is used as a view`() {
    #expect(faults("screen: S\nviews:\n  - &a { Text: A }\n  - *a\n") == [])
  }
}
