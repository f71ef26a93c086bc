/// The error when no speech is possible.
public struct EngineUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing or broken.
  public var cause: String
  /// How to fix it.
  public var fix: String

  /// The cause and how to fix it.
  public var description: String { "no speech engine: \(cause); \(fix)" }
}
