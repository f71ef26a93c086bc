import Foundation
import TestSupport
import Testing

/// The links of README and of all pages, and how long the guides are.
struct PageLinksTests {
  /// Pages that are printed as a whole, or are a reference of names.
  static let references: Set = [
    "docs/json.md", "docs/lint-rules.md", "docs/live-views-reference.md",
    "docs/screen-reference.md",
    "docs/speech-rules.md", "docs/swiftui-coverage.md",
  ]

  /// The guides: the pages beside README, without those for makers and those of reference.
  static let guides: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/docs")) ?? []
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
    return pages.filter { !references.contains($0) }
  }()

  static let pages: [String] = {
    let internals = root.path + "/docs/internals"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: internals)) ?? []
    let others = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "AGENTS.md", "llms.txt"]
    return others + guides + references.sorted()
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/internals/\($0)" }
  }()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The part of a page that is written by hand: without what commands print between two marks.
  private static func written(_ page: String) throws -> String {
    try text(of: page).replacing(#/\n<!-- [a-z]+ -->\n[\s\S]*?\n<!-- end[a-z ]* -->/#, with: "")
  }

  @Test(arguments: guides)
  func `a guide has 12 KiB at most`(page: String) throws {
    #expect(try Self.written(page).utf8.count <= 12_288)
  }

  @Test func `all guides have 190 KB at most`() throws {
    let sizes = try Self.guides.map { try Self.written($0).utf8.count }
    #expect(sizes.count > 25)
    #expect(sizes.reduce(0, +) <= 190_000)
  }

  @Test func `the index names every page`() throws {
    let index = try Self.text(of: "docs/README.md")
    for page in Self.guides + Self.references.sorted() where page != "docs/README.md" {
      #expect(index.contains("](\(page.dropFirst("docs/".count))"), "\(page)")
    }
  }

  @Test(arguments: pages)
  func `the links of a page lead to a file and a heading`(page: String) throws {
    let folder = root.appending(path: page).deletingLastPathComponent()
    let link = #/\]\((?<path>[^)#\s]*)(?:#(?<part>[^)\s]*))?\)/#
    for match in try Self.text(of: page).matches(of: link) {
      let path = String(match.output.path)
      guard !path.contains(":") else { continue }
      let file = path.isEmpty ? root.appending(path: page) : folder.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
      guard let part = match.output.part, path.isEmpty || path.hasSuffix(".md") else { continue }
      let target = try String(contentsOf: file, encoding: .utf8)
      #expect(Self.anchors(of: target).contains(String(part)), "\(path)#\(part)")
    }
  }

  /// The anchors of a page's headings, as GitHub makes them.
  private static func anchors(of page: String) -> Set<String> {
    Set(
      page.matches(of: #/\n#+ ([^\n]+)/#).map { heading in
        heading.output.1.lowercased().filter {
          $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
        }.replacing(" ", with: "-")
      })
  }
}
