import ScreenTree
import SpokenSyntax

extension String {
  /// The text as code on one line, without any Markdown.
  package var inCode: String {
    // Code ends at a run of backticks as long as the one that began it (CommonMark, code spans).
    let ticks = String(repeating: "`", count: longestTicks + 1)
    // A backtick at an end would join the marks; CommonMark removes one space on both sides, also
    // one of the text.
    let isBetweenSpaces = starts(withBytes: " ") && ends(withBytes: " ")
    let needsSpace = starts(withBytes: "`") || ends(withBytes: "`") || isBetweenSpaces
    let space = needsSpace ? " " : ""
    return ticks + space + printedLine + space + ticks
  }

  /// The length of the longest run of backticks.
  fileprivate var longestTicks: Int {
    var (longest, run) = (0, 0)
    for character in utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension [String] {
  /// The lines as a block of code.
  package func inFence(_ language: String) -> String {
    // A fence has at least three backticks, and ends at a run that is as long (CommonMark).
    let ticks = String(repeating: "`", count: Swift.max(3, (map(\.longestTicks).max() ?? 0) + 1))
    return "\(ticks)\(language)\n" + map { $0 + "\n" }.joined() + "\(ticks)\n"
  }
}
