/// An error or a warning about an input file; all of a file are reported at once.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The severity.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but may have a mistake.
    case warning
  }

  /// The severity.
  public var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// The position in the file.
  public var position: Position
  /// What is wrong and how to fix it, without the position.
  public var message: String

  /// A finding at a position.
  package init(_ severity: Severity, file: String, position: Position, message: String) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// The position and the message, in the format of compilers; a screen without a file is `screen`.
  public var description: String {
    let file = file.isEmpty ? "screen" : file
    let place = position == .unknown ? file : "\(file):\(position)"
    return "\(place): \(severity == .warning ? "warning: " : "error: ")\(message)".printedLine
  }
}
