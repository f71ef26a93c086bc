import Foundation
import TestSupport
import Testing

/// The examples of `docs/text.md`: rows of three cells in backticks.
private func examples() throws -> [[String]] {
  let page = root.appending(path: "docs/text.md")
  return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
    guard line.hasPrefix("| `") else { return nil }
    let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
    return cells.compactMap { $0.split(separator: "`").first.map(String.init) }
  }
}

struct TextDocumentationTests {
  @Test func `the page has the real output of every example`() throws {
    let examples = try examples()
    #expect(examples.count > 40)
    for example in examples {
      try #require(example.count == 3, "\(example)")
      #expect(speech(example[0], in: example[1]) == example[2])
    }
  }
}
