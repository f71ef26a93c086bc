import Foundation
import ScreenTree

/// The comments of a file that switch rules off.
///
/// `# spoken-lint: disable=ID` at the end of a line holds for that line, on a line of its own for
/// the next line that is no comment; `disable-file=ID` holds for the whole file. Several ids are
/// parted by commas, `all` is every rule. XML has its own comments: `<!-- spoken-lint: … -->`.
struct LintComments {
  /// The word for every rule.
  static let everything = "all"

  private var lines: [Int32: Set<String>] = [:]
  private var file: Set<String> = []
  /// What is no id of a rule, with its line.
  private(set) var unknown: [(line: Int, id: String)] = []

  /// Reads the comments out of the bytes of a file.
  init(_ bytes: [UInt8]) {
    guard Data(bytes).range(of: Data("spoken-lint:".utf8)) != nil else { return }
    var waiting: Set<String> = []
    let text = String(decoding: bytes, as: UTF8.self)
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() {
      let start = line.drop(while: \.isWhitespace)
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

  /// Whether a rule is off for a whole file or at one of some places.
  func silence(_ rule: String, at places: [Position]) -> Bool {
    let ids = places.reduce(file) { $0.union(lines[$1.line] ?? []) }
    return ids.contains(rule) || ids.contains(Self.everything)
  }

  /// The ids of a line; those for the whole file are remembered.
  private mutating func read(_ line: Substring, number: Int) -> Set<String> {
    guard let mark = line.firstRange(of: "spoken-lint:"),
      line[..<mark.lowerBound].contains("#") || line[..<mark.lowerBound].contains("<!--")
    else { return [] }
    var here: Set<String> = []
    for word in line[mark.upperBound...].split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, ["disable", "disable-file"].contains(parts[0]) else { continue }
      for id in parts[1].split(separator: ",").map(String.init) {
        if id != Self.everything, LintRule.named(id) == nil {
          unknown.append((number, id))
        } else if parts[0] == "disable" {
          here.insert(id)
        } else {
          file.insert(id)
        }
      }
    }
    return here
  }
}
