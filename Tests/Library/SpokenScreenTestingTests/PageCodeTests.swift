import Foundation
import TestSupport
import Testing

/// The Swift code of the pages on tests: it stands in a test, or the page says why not.
struct PageCodeTests {
  /// A block of Swift code in a page.
  struct Block: CustomTestStringConvertible {
    var page: String
    /// The line that it begins at, from 1.
    var line: Int
    var code: [Substring]
    /// The comment in the line before it, without its signs; nil without one.
    var comment: String?
    var testDescription: String { "\(page):\(line)" }
  }

  static let blocks: [Block] = [
    "README.md", "docs/testing.md", "docs/live-views.md",
    "Sources/Library/SpokenScreen/SpokenScreen.docc/TestAScreen.md",
  ].flatMap(blocks)

  private static func blocks(of page: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var last: Substring = ""
    for (index, line) in lines(of: page).enumerated() {
      if open == nil, line == "```swift" {
        let comment = last.wholeMatch(of: #/<!-- (.+) -->/#).map { String($0.1) }
        open = Block(page: page, line: index + 1, code: [], comment: comment)
      } else if line == "```", let block = open {
        blocks.append(block)
        open = nil
      } else {
        open?.code.append(line)
      }
      last = line
    }
    return blocks
  }

  private static func lines(of path: String) -> [Substring] {
    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the pages have blocks, and few that are not compiled`() {
    #expect(Self.blocks.count { $0.comment?.hasSuffix(".swift") == true } >= 10)
    for page in Set(Self.blocks.map(\.page)) {
      let excused = Self.blocks.filter { $0.page == page && $0.isExcused }
      #expect(excused.count <= 2, "\(page)")
    }
  }

  @Test(arguments: blocks.filter { !$0.isExcused })
  func `the code of a page stands in a test`(block: Block) throws {
    let file = try #require(block.comment, "a comment before the block names the test")
    let source = Self.lines(of: file)
    #expect(!source.isEmpty, "there is no \(file)")
    let starts = source.indices.filter { source.count - $0 >= block.code.count }
    #expect(
      starts.contains { start in
        let part = source[start..<(start + block.code.count)]
        let indent = part.first?.prefix { $0 == " " } ?? ""
        return zip(part, block.code).allSatisfy { $0 == ($1.isEmpty ? $1 : indent + $1) }
      }, "\(file) does not have these lines")
  }

  @Test func `the guide to SwiftUI views is short`() throws {
    let guide = try Data(contentsOf: root.appending(path: "docs/live-views.md"))
    #expect(guide.count <= 10_000)
  }
}

extension PageCodeTests.Block {
  /// Whether the page says why it is not compiled.
  fileprivate var isExcused: Bool { comment?.hasPrefix("Not compiled: ") == true }
}
