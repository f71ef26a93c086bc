import Foundation
import SpokenCLibrary
import SpokenSyntax

/// The colors of text on a terminal, as ECMA-48 numbers them.
package enum TextColor: Int, Sendable {
  case bold = 1
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36

  /// The text in this color.
  package func paint(_ text: some StringProtocol) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Which lines of a result have a color.
package enum TextColors {
  /// Whether a terminal reads standard output that shows colors, and nobody asked for none.
  ///
  /// See https://no-color.org: any text in `NO_COLOR` asks for none.
  package static var areShown: Bool {
    let environment = ProcessInfo.processInfo.environment
    return Console.isOutputSeen && (environment["NO_COLOR"] ?? "").isEmpty
      && !["dumb", ""].contains(environment["TERM"] ?? "")
  }

  /// The result of a check or of `diff`: what is gone is red, what is new green, a file bold.
  static func differences(_ text: String) -> String {
    lines(text) { line in
      let words = line.rest(afterBytes: line.leadingSpaces) ?? line
      if words.startIndex == line.startIndex { return TextColor.bold.paint(line) }
      if words.starts(withBytes: "- ") { return TextColor.red.paint(line) }
      return words.starts(withBytes: "+ ") ? TextColor.green.paint(line) : String(line)
    }
  }

  /// The findings of a lint: the severity has the color that compilers give it.
  static func findings(_ text: String) -> String {
    let colors: [(word: String, color: TextColor)] = [
      (": error: ", .red), (": warning: ", .yellow), (": note: ", .cyan),
    ]
    return lines(text) { line in
      // The first severity in a line is its own; a later one may be in the text of a view.
      let found = colors.compactMap { item in
        line.utf8.firstRange(of: item.word.utf8).map { (place: $0, color: item.color) }
      }.min { $0.place.lowerBound < $1.place.lowerBound }
      guard let found else { return String(line) }
      let word = line[found.place].dropFirst(2).dropLast(2)
      return "\(line[..<found.place.lowerBound]): \(found.color.paint(word)): "
        + line[found.place.upperBound...]
    }
  }

  private static func lines(_ text: String, _ paint: (Substring) -> String) -> String {
    text.byteLines.map { $0.isEmpty ? "" : paint($0) }.joined(separator: "\n")
  }
}
