/// The plural categories of Unicode's CLDR that our languages use for whole numbers.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case one
  case few
  case many
  case other

  /// The categories that a language distinguishes for whole numbers below a million.
  public static func all(in language: String) -> Set<PluralCategory> {
    switch language {
    case "ru": [.one, .few, .many]
    case "ja", "vi": [.other]
    default: [.one, .other]
    }
  }

  /// The category of a whole number, by the rules of CLDR 47.
  ///
  /// French counts 0 as one; Russian goes by the last digits; Japanese and Vietnamese have a
  /// single form. The millions of French and Spanish are not told apart.
  public static func of(_ number: Int, in language: String) -> PluralCategory {
    let n = number.magnitude
    switch language {
    case "ja", "vi": return .other
    case "fr": return n < 2 ? .one : .other
    case "ru":
      if n % 10 == 1, n % 100 != 11 { return .one }
      if (2...4).contains(n % 10), !(12...14).contains(n % 100) { return .few }
      return .many
    default: return n == 1 ? .one : .other
    }
  }
}
