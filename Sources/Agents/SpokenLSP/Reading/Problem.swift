import ScreenScenarios
import ScreenTree
import SpokenLint
import SpokenSyntax

/// What is wrong at a position of an open file.
struct Problem: Hashable, Sendable {
  /// The severity, with the protocol's numbers.
  enum Severity: Int, Hashable, Sendable {
    case error = 1
    case warning = 2
    case note = 3
  }

  /// A place in another file that the problem is about.
  struct Elsewhere: Hashable, Sendable {
    /// The path of the file.
    var path: String
    /// The position in it.
    var position: Position
    /// What is wrong there.
    var message: String
  }

  /// The position; unknown for the file as a whole.
  var position: Position
  /// The severity.
  var severity: Severity
  /// What is wrong and how to fix it.
  var message: String
  /// The id of the rule of linting that found it; nil for what the reader says.
  var rule: String?
  /// The place in another file, if it is there that something is wrong.
  var elsewhere: Elsewhere?

  /// What a reader found in the open file.
  init(
    _ severity: Severity, _ message: String, at position: Position, elsewhere: Elsewhere? = nil
  ) {
    (self.severity, self.message, self.position) = (severity, message, position)
    self.elsewhere = elsewhere
  }

  /// What a rule of linting found.
  init(_ finding: LintFinding) {
    let severity: Severity =
      switch finding.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    self.init(severity, "\(finding.message) \(finding.fix)", at: finding.origin.position)
    rule = finding.rule
  }

  /// A step that was impossible, or whose expectation failed.
  init(_ failure: StepFailure) {
    self.init(.error, failure.message, at: failure.position)
  }

  /// A note on the open file, as commands print it: `a.screen.yaml:12:5: warning: …`.
  ///
  /// - Parameters:
  ///   - line: the note.
  ///   - path: the file; nil is given back for a note on another one.
  init?(note line: String, on path: String) {
    guard var rest = line.rest(afterBytes: path.printedLine + ":") else { return nil }
    let row = Self.takeNumber(&rest)
    let column = row == nil ? nil : Self.takeNumber(&rest)
    rest = rest.rest(afterBytes: " ") ?? rest
    let warning = rest.rest(afterBytes: "warning: ")
    self.init(
      warning == nil ? .note : .warning, String(warning ?? rest),
      at: row.map { Position(line: $0, column: column ?? 1) } ?? .unknown)
  }

  /// Takes a number and the colon behind it from the beginning of a text.
  private static func takeNumber(_ text: inout Substring) -> Int? {
    let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let rest = text[digits.endIndex...]
    guard let number = Int(text[digits.startIndex..<digits.endIndex]),
      let after = rest.rest(afterBytes: ":")
    else { return nil }
    text = after
    return number
  }
}
