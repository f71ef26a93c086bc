/// The prefix that a log writes before each line of a dump: `flutter: `, `I/flutter (1234): `, `Log
/// : `.
struct LogPrefix {
  private let text: Substring

  /// Takes the prefix from the first line with a node.
  ///
  /// - Parameters:
  ///   - line: the first line with a node.
  ///   - node: the start of the node, after the signs of the tree.
  ///   - signs: the characters that draw the tree, besides spaces.
  init(of line: Substring, before node: Substring.Index, signs: Set<Character>) {
    let before = line[..<node]
    let end = before.lastIndex { $0 != " " && !signs.contains($0) }
    text = end.map { before[...$0] } ?? line[..<line.startIndex]
  }

  /// A line of the dump without the prefix; nil for a line from elsewhere in the log.
  ///
  /// A prefix that starts with a time changes from line to line, except for its length and its tag.
  func strip(_ line: Substring) -> Substring? {
    if text.isEmpty || line.hasPrefix(text) { return line.dropFirst(text.count) }
    let tag = text.drop { $0.isNumber || " .:-".contains($0) }
    let start = line.prefix(text.count)
    let isSame = tag.count < text.count && start.count == text.count && start.hasSuffix(tag)
    return isSame ? line.dropFirst(text.count) : nil
  }
}
