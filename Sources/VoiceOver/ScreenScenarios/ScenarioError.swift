public import ScreenTree
public import VoiceOverSpeech

/// Why an input cannot be used.
public enum ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file does not exist.
  case missing(String)
  /// The file exists and cannot be read, for the reason in the second text.
  case unreadable(String, String)
  /// The capture format is unknown.
  case format(String)
  /// A setting of the command line is invalid.
  case setting(SettingError)
  /// The file is invalid; all errors in the order of their positions.
  case faulty([Finding])

  /// The error in the words that the command prints.
  public var description: String {
    switch self {
    case .missing(let path): "\(path): there is no such file".printedLine
    case .unreadable(let path, let cause): "\(path): cannot be read: \(cause)".printedLine
    case .format(let message): message.printedLine
    case .setting(let fault): fault.description.printedLine
    case .faulty(let findings): findings.map(\.description).joined(separator: "\n")
    }
  }
}
