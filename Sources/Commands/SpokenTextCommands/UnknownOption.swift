import ArgumentParser
import ScreenTree
import SpokenSyntax

extension ParsableCommand {
  /// What is printed of an error, with the usage of the command; empty for an exit code alone.
  static func shownMessage(for error: any Error) -> String {
    let message = fullMessage(for: error)
    return UnknownOption.withoutFarSuggestion(message) ?? message
  }
}

/// The parser's message on an option that a command does not have.
///
/// ArgumentParser suggests any option with less than four other letters, of `--rate` the option
/// `--app`.
enum UnknownOption {
  private static let start = "Error: Unknown option '"
  private static let question = ". Did you mean '"

  /// The message without a suggestion that is no slip of what was typed; nil when there is none.
  ///
  /// - Parameter message: the error, with the usage of the command on the lines after it.
  /// - Returns: the message to print instead.
  static func withoutFarSuggestion(_ message: String) -> String? {
    let lines = message.split(atByte: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = lines.first.map(String.init), first.starts(withBytes: start),
      let mark = first.utf8.firstRange(of: question.utf8)
    else { return nil }
    let typed = name(first[..<mark.lowerBound].utf8.dropFirst(start.utf8.count))
    let suggested = name(first[mark.upperBound...].utf8)
    let limit = max(1, typed.utf8.count / 3)
    guard Suggestion.nearest(to: typed, among: [suggested], limit: limit) == nil else { return nil }
    return ([String(first[..<mark.lowerBound])] + lines.dropFirst().map(String.init))
      .joined(separator: "\n")
  }

  /// The letters of an option, without the hyphens before them and the quotation mark behind them.
  private static func name(_ option: Substring.UTF8View) -> String {
    let rest = option.drop { $0 == UInt8(ascii: "-") }
    return String(decoding: rest.prefix { $0 != UInt8(ascii: "'") }, as: UTF8.self)
  }
}
