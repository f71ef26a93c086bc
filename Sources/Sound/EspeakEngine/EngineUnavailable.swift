/// The error when no speech is possible.
public struct EngineUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing or broken.
  public var cause: String
  /// How to fix it.
  public var fix: String

  /// An error with its cause and how to fix it.
  package init(cause: String, fix: String) {
    self.cause = cause
    self.fix = fix
  }

  /// The cause and how to fix it.
  public var description: String { "no speech engine: \(cause); \(fix)" }
}
