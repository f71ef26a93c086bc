import Foundation
import ScreenDocuments
import ScreenTree
import ScreenYAML
import TestSupport
import Testing

@testable import ScreenFiles

/// Whether the documents of the formats tell what the readers read.
struct FormatDocumentTests {
  private func page(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  /// The YAML examples of a page.
  private func examples(_ page: String) -> [String] {
    page.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func `names every class and every key of a screen file`() throws {
    let pages = try page("screen-file.md") + page("screen-reference.md")
    let words = Set(pages.split { !$0.isLetter }.map(String.init))
    let names = ViewClass.all.map(\.name) + FileCodec.names + ScreenReader.topKeys
    #expect(names.filter { $0 != "View" && !words.contains($0) } == [])
  }

  @Test func `has examples of screens that are read without a finding`() throws {
    let examples = examples(try page("screen-file.md"))
    #expect(examples.count == 4)
    for example in examples {
      #expect(ScreenReader.read(Array(example.utf8), file: "f").findings == [])
    }
  }

  @Test func `has an example of a walkthrough and names every step`() throws {
    let page = try page("walkthrough-file.md")
    let examples = examples(page)
    #expect(examples.count == 1)
    #expect(WalkthroughReader.read(Array(examples[0].utf8), file: "w").findings == [])
    #expect(StepNames.all.filter { !page.contains("`\($0)") } == [])
  }
}
