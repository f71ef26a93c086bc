import ScreenTree
import Testing

@testable import ScreenImport

struct LimitTests {
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

  @Test func `refuses a file of more than 256 MiB by its size alone`() {
    let bytes = [UInt8](repeating: 0x20, count: (256 << 20) + 1)
    let reading = ScreenReader.read(bytes, file: "f")
    #expect(reading.findings.map(\.message) == ["the file is larger than 256 MiB; split it"])
  }

  @Test func `counts views up to a million`() {
    var reader = NodeReader(file: "f")
    let views = Document(
      .sequence(
        Array(
          repeating: Document(
            .mapping([
              .init(
                key: "Spacer", position: .unknown,
                value: Document(.scalar("", isPlain: true), at: .unknown))
            ]), at: .unknown), count: 1_000_001)), at: .unknown)
    #expect(reader.nodes(views, depth: 1).count == 1_000_000)
    #expect(
      reader.faults.findings.map(\.message) == [
        "the screen: there are more than 1000000 views; split the screen"
      ])
  }
}
