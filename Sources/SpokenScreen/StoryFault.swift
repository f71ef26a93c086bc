public import ScreenSpeech
public import ScreenTree

/// Why an input cannot be told.
public enum StoryFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file.
  case missing(String)
  /// The file is there and cannot be read; the second text says why.
  case unreadable(String, String)
  /// There is no such capture format.
  case format(String)
  /// A setting of the command line cannot be set.
  case setting(SettingFault)
  /// The file is faulty; all faults in the order of their places.
  case faulty([Finding])

  /// The fault in the words that the command prints.
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
