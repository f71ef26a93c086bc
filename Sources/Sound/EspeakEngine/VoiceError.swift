import ScreenTree

/// An error of a voice or its file.
public enum VoiceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder does not exist, or cannot be read.
  case missing(path: String, cause: String)
  /// The file is no voice; the line and the column count from 1.
  case faulty(file: String, line: Int, column: Int, message: String)
  /// No voice has this name; these do.
  case unknownName(String, allowed: [String])
  /// No voice speaks this language; these are spoken.
  case noVoice(language: String, spoken: [String])
  /// The engine cannot use the voice.
  case unusable(voice: String, cause: String)

  /// What is wrong, where, and how to fix it.
  public var description: String {
    switch self {
    case .missing(let path, let cause): "cannot read \(path): \(cause)"
    case .faulty(let file, let line, let column, let message):
      "\(file):\(line):\(column): error: \(message)"
    case .unknownName(let name, let allowed):
      "no voice is called '\(name)'\(VoiceError.guess(name, allowed)); "
        + "choose from \(VoiceError.list(allowed)), or give the path of a .yaml file"
    case .noVoice(let language, let spoken):
      "no voice speaks the language '\(language)'; there are voices for "
        + "\(VoiceError.list(spoken)), and a .yaml file in the folder of voices adds one"
    case .unusable(let voice, let cause): "cannot speak in the voice '\(voice)': \(cause)"
    }
  }

  private static func guess(_ name: String, _ allowed: [String]) -> String {
    // With more than a third of the letters changed it would be another word, not a slip.
    Suggestion.nearest(to: name, among: allowed, limit: max(1, name.count / 3))
      .map { " (did you mean '\($0)'?)" } ?? ""
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
