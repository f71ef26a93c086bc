/// A fault or a remark about an input file; many can be found in one run.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but something in it deserves a look.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The file as the user named it.
  public var file: String
  /// The place in the file.
  public var position: Position
  /// What is wrong and what to do about it, without the place.
  public var message: String

  /// Creates a finding.
  public init(_ severity: Severity, file: String, position: Position, message: String) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
  }

  /// The place and the message, as compilers write them.
  public var description: String {
    let place = position == .unknown ? file : "\(file):\(position)"
    return "\(place): \(severity == .warning ? "warning: " : "")\(message)".printedLine
  }
}
