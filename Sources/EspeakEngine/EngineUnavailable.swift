/// Why nothing at all can be spoken.
public struct EngineUnavailable: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is missing or broken.
  public var cause: String
  /// What the user can do about it.
  public var cure: String

  /// Creates an error from its cause and its cure.
  public init(cause: String, cure: String) {
    self.cause = cause
    self.cure = cure
  }

  /// The cause and the cure.
  public var description: String { "no speech engine: \(cause); \(cure)" }
}
