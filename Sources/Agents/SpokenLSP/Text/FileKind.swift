import ScreenInputs
import SpokenSyntax

/// What a file is by the ending of its name.
enum FileKind: Hashable, Sendable {
  /// A screen.
  case screen
  /// A walkthrough.
  case walkthrough
  /// Settings of VoiceOver, with the parts for linting.
  case settings
  /// The parts for linting alone.
  case budget

  /// The kind of a file; nil for a file that the server does not look at.
  init?(path: String) {
    func ends(with ending: String) -> Bool { path.ends(withBytes: ending) }
    if InputHints.walkthroughEndings.contains(where: ends) {
      self = .walkthrough
    } else if InputNames.endings.contains(where: ends) {
      self = .screen
    } else if Self.endings(of: "settings").contains(where: ends) {
      self = .settings
    } else if Self.endings(of: "budget").contains(where: ends) {
      self = .budget
    } else {
      return nil
    }
  }

  private static func endings(of name: String) -> [String] {
    ["yaml", "yml", "json"].map { ".\(name).\($0)" }
  }
}
