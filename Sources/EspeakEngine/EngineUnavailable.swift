/// The error when no speech is possible.
public struct EngineUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing or broken.
  public var cause: String
  /// How to fix it.
  public var cure: String

  /// An error with its cause and how to fix it.
  public init(cause: String, cure: String) {
    self.cause = cause
    self.cure = cure
  }

  /// The cause and how to fix it.
  public var description: String { "no speech engine: \(cause); \(cure)" }
}
