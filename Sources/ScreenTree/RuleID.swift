/// The name of a rule of speech, as a reason carries it and an explanation prints it.
public struct RuleID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, such as `hint`.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
