import ScreenTree
import SpokenSyntax

extension [LintFinding] {
  /// The findings as people read them: one for each line of Swift and rule, with how many more are
  /// like it, because a line in a `ForEach` makes many rows.
  ///
  /// They are alike when only the words in quotation marks differ. Those of other files are all
  /// there, because each view has its own line in them.
  var byLine: [(finding: LintFinding, more: Int)] {
    var lines: [(finding: LintFinding, more: Int)] = []
    var known: [LintFinding: Int] = [:]
    for finding in self {
      guard let kind = finding.kindOfLine else {
        lines.append((finding, 0))
        continue
      }
      if let index = known[kind] {
        lines[index].more += 1
      } else {
        known[kind] = lines.count
        lines.append((finding, 0))
      }
    }
    return lines
  }
}

extension LintFinding {
  /// What findings have in common that are alike; nil for one that is not at a place in Swift.
  fileprivate var kindOfLine: LintFinding? {
    guard origin.file.ends(withBytes: ".swift"), origin.position != .unknown else { return nil }
    let words = message.split(atByte: "\"", omittingEmptySubsequences: false)
    let outside = words.indices.filter { $0 % 2 == 0 }.map { String(words[$0]) }
    return LintFinding(
      rule: rule, severity: severity,
      origin: Origin(file: origin.file, position: origin.position, node: ""),
      message: outside.joined(separator: "\""), fix: "")
  }
}
