import Foundation
import Testing

@testable import SpokenScreenTesting

struct InlineTextFileTests {
  /// A source of many calls, one a line, each with a text of its own.
  private func file() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID()).swift")
    let lines = (0..<40).map { "    expectSpoken(basket, reads: \"stop \($0 / 2)\")\n" }
    try Data(lines.joined().utf8).write(to: file)
    return file
  }

  @Test func `rewrites calls of one file side by side, and each its own`() async throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path
    await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          let fault = InlineText.replace(
            "stop \(number / 2)", with: "first\nof line \(number)", in: path, line: number + 1)
          #expect(fault == nil)
        }
      }
    }
    let values = InlineText.literals(
      of: Array(try String(contentsOf: file, encoding: .utf8).unicodeScalars)
    ).map(\.value)
    #expect(values == (0..<40).map { "first\nof line \($0)" })
  }

  @Test func `reports a text that is not there`() throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: file) }
    let fault = InlineText.replace("other", with: "x", in: file.path, line: 1)
    #expect(fault == "the expected text is not written as a literal here; change it by hand")
    #expect(InlineText.replace("a", with: "b", in: "/nowhere.swift", line: 1) != nil)
  }
}
