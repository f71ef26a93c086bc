package import ScreenTree

/// An error of a theme of sounds.
package enum EarconError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder does not exist, or cannot be read.
  case missing(path: String, cause: String)
  /// Files of the theme are invalid.
  case faulty([Finding])
  /// The theme is unknown; these exist.
  case unknown(theme: String, allowed: [String])

  /// What is wrong, where, and how to fix it.
  package var description: String {
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
