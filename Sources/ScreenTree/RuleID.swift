/// The name of a rule of speech, as a reason carries it and an explanation prints it.
///
/// It is a literal, because every segment of a walk carries one: a copy of it is counted nowhere.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: StaticString

  /// Creates a name from a literal.
  public init(stringLiteral name: StaticString) { self.name = name }

  /// The name, such as `hint`.
  public var rawValue: String { name.description }

  /// Whether both have the same name.
  public static func == (one: RuleID, other: RuleID) -> Bool { one.rawValue == other.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
