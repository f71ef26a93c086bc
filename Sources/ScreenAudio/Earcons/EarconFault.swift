import ScreenImport
public import ScreenTree

/// What is wrong with a theme of sounds.
public enum EarconFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no such file or folder, or it cannot be read.
  case missing(path: String, cause: String)
  /// Files of the theme are faulty.
  case faulty([Finding])
  /// No theme has this name; these are there.
  case unknown(theme: String, allowed: [String])

  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .missing(let path, let cause): "cannot read \(path): \(cause)".printedLine
    case .faulty(let findings): findings.map(\.description).joined(separator: "\n")
    case .unknown(let theme, let allowed):
      ("there is no theme of sounds '\(theme)'. "
        + Suggestion.sentence(for: theme, among: allowed)
        + " The path of a folder needs a slash, as in ./\(theme)").printedLine
    }
  }
}
