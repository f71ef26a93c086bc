// What `#Predicate` makes of these calls, which Foundation has only on Apple's systems.

extension PredicateExpressions {
  /// Whether a text contains another one as people read it: whatever the case and the accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// Whether it does.
    public typealias Output = Bool
    /// The text.
    public let root: Root
    /// The other text.
    public let other: Other

    /// Whether it does.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let other = try other.evaluate(bindings)
      return try root.evaluate(bindings).localizedStandardContains(other)
    }
  }

  /// How two texts are ordered as people read them.
  public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order.
    public typealias Output = ComparisonResult
    /// The text.
    public let root: Root
    /// The other text.
    public let other: Other

    /// The order.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let other = try other.evaluate(bindings)
      return try root.evaluate(bindings).localizedCompare(other)
    }
  }

  /// How two texts are ordered, whatever the case.
  public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The order.
    public typealias Output = ComparisonResult
    /// The text.
    public let root: Root
    /// The other text.
    public let other: Other

    /// The order.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let other = try other.evaluate(bindings)
      return try root.evaluate(bindings).caseInsensitiveCompare(other)
    }
  }

  /// Whether a text contains another one as people read it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// How two texts are ordered as people read them.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }

  /// How two texts are ordered, whatever the case.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringCaseInsensitiveCompare<Root, Other> {
    StringCaseInsensitiveCompare(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
