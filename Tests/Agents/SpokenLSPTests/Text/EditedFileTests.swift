import Testing

@testable import SpokenLSP

struct EditedFileTests {
  private func range(_ from: (Int, Int), _ to: (Int, Int)) -> TextRange {
    TextRange(
      start: TextPlace(line: from.0, character: from.1),
      end: TextPlace(line: to.0, character: to.1))
  }

  private func text(_ file: EditedFile) -> String? {
    file.bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `parts of a text are replaced, one after the other`() {
    var file = EditedFile(uri: "file:///a.screen.yaml", text: "a😀b\nc\n", version: nil)
    file.replace(range((0, 3), (0, 4)), with: "xyz", .utf16)
    #expect(text(file) == "a😀xyz\nc\n")
    file.replace(range((0, 5), (1, 1)), with: "", .utf16)
    #expect(text(file) == "a😀xy\n")
    file.replace(range((9, 9), (9, 9)), with: "end", .utf16)
    #expect(text(file) == "a😀xy\nend")
    // A range whose end is before its start replaces nothing.
    file.replace(range((1, 2), (0, 0)), with: "-", .utf16)
    #expect(text(file) == "a😀xy\nen-d")
  }

  @Test func `a text that grows too long is given up until it is short again`() {
    var file = EditedFile(uri: "file:///a.screen.yaml", text: "ab", version: nil)
    file.replace(
      range((0, 0), (0, 0)), with: String(repeating: "x", count: EditedFile.longest), .utf16)
    #expect(file.bytes == nil)
    file.replace(range((0, 0), (0, 1)), with: "", .utf16)
    #expect(file.bytes == nil)
    file.replace(with: "short")
    #expect(text(file) == "short")
  }

  @Test(arguments: ["file:///notes.yaml", "untitled:x.screen.yaml"])
  func `the text of another file is not kept`(uri: String) {
    #expect(EditedFile(uri: uri, text: "ab", version: nil).size == 0)
  }
}
