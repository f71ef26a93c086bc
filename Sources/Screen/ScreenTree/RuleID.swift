/// The name of a rule of speech, as reasons carry it and explanations print it.
///
/// It is a literal without reference counting, because every segment carries one.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: StaticString

  /// A name from a literal.
  public init(stringLiteral name: StaticString) { self.name = name }

  /// The name, such as `hint`.
  public var rawValue: String { name.description }

  /// Whether both have the same name.
  public static func == (one: RuleID, other: RuleID) -> Bool { one.rawValue == other.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
