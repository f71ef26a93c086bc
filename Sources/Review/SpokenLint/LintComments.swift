import Foundation
import ScreenTree

/// The comments of a file that disable rules.
///
/// `# spoken-lint: disable=ID` at the end of a line applies to that line, on a separate line to the
/// next line that is no comment; `disable-file=ID` applies to the whole file. Several ids are
/// separated by commas, `all` is every rule. XML has its own comments: `<!-- spoken-lint: … -->`.
struct LintComments {
  /// The name of all rules.
  static let everything = "all"

  private var lines: [Int32: Set<String>] = [:]
  private var file: Set<String> = []
  /// Unknown ids, with their lines.
  private(set) var unknown: [(line: Int, id: String)] = []
  /// Words that disable nothing although they seem to be meant so, with their lines.
  private(set) var unclear: [(line: Int, words: String)] = []

  /// Reads the comments in the bytes of a file.
  init(_ bytes: [UInt8]) {
    // Most files have no such comment, and need not be split into lines.
    guard Data(bytes).range(of: Data("spoken-lint:".utf8)) != nil else { return }
    var waiting: Set<String> = []
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let start = line.drop(while: \.isWhitespace)
      // A blank line may separate a comment from the view that it is about.
      let isComment = start.isEmpty || start.hasPrefix("#") || start.hasPrefix("<!--")
      let ids = read(line, number: index + 1)
      if isComment {
        waiting.formUnion(ids)
      } else {
        let here = waiting.union(ids)
        if !here.isEmpty { lines[Int32(clamping: index + 1)] = here }
        waiting = []
      }
    }
  }

  /// Whether a rule is disabled for the whole file or at one of some positions.
  func silence(_ rule: String, at places: [Position]) -> Bool {
    let ids = places.reduce(file) { $0.union(lines[$1.line] ?? []) }
    return ids.contains(rule) || ids.contains(Self.everything)
  }

  /// The ids of a line; collects those for the whole file, and what is not understood.
  private mutating func read(_ line: Substring, number: Int) -> Set<String> {
    guard let comment = Self.comment(in: line) else { return [] }
    let words = comment.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.contains(where: { $0.contains("=") }) else {
      unclear.append((number, comment))
      return []
    }
    return words.reduce(into: []) { $0.formUnion(read($1, number: number)) }
  }

  /// What a comment for the linter says, with lists as single words; nil if the line has none.
  private static func comment(in line: Substring) -> String? {
    guard let mark = line.firstRange(of: "spoken-lint:"),
      line[..<mark.lowerBound].contains("#") || line[..<mark.lowerBound].contains("<!--")
    else { return nil }
    let rest = line[mark.upperBound...]
    let text = rest[..<(rest.firstRange(of: "-->")?.lowerBound ?? rest.endIndex)]
    return text.replacing(#/\s*,\s*/#, with: ",").trimmingCharacters(in: .whitespaces)
  }

  /// The ids of a word of a comment.
  private mutating func read(_ word: String, number: Int) -> Set<String> {
    let parts = word.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, ["disable", "disable-file"].contains(parts[0]) else {
      // Other words say why, unless one is the name of a rule, which was meant to be in the list.
      if word.contains("=") || Self.isRule(word) { unclear.append((number, word)) }
      return []
    }
    let ids = parts[1].split(separator: ",").map(String.init)
    unknown += ids.filter { !Self.isRule($0) }.map { (number, $0) }
    let rules = ids.filter(Self.isRule)
    guard parts[0] == "disable" else {
      file.formUnion(rules)
      return []
    }
    return Set(rules)
  }

  /// Whether a word names a rule, or all of them.
  private static func isRule(_ id: String) -> Bool {
    id == everything || LintRule.named(id) != nil
  }
}
