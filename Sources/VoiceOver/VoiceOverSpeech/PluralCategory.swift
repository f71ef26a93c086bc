/// The plural categories of Unicode's CLDR that our languages use for whole numbers.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case one
  case few
  case many
  case other

  /// The categories that a language distinguishes for whole numbers below a million.
  package static func all(in language: String) -> Set<PluralCategory> {
    switch plurals(of: language) {
    case .none: [.other]
    case .one, .zeroAndOne: [.one, .other]
    case .byLastDigits: [.one, .few, .many]
    }
  }

  /// The category of a whole number, by the rules of CLDR 47; an unknown language counts as
  /// English.
  ///
  /// French uses `one` for 0 too; Russian decides by the last digits; Chinese, Japanese and
  /// Vietnamese have a single form. The rule has no form for the millions of French and Spanish.
  package static func of(_ number: Int, in language: String) -> PluralCategory {
    let n = number.magnitude
    switch plurals(of: language) {
    case .none: return .other
    case .one: return n == 1 ? .one : .other
    case .zeroAndOne: return n < 2 ? .one : .other
    case .byLastDigits:
      // As CLDR has it for Russian: 21 is like 1, but 11 is not.
      if n % 10 == 1, n % 100 != 11 { return .one }
      return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
    }
  }

  private static func plurals(of language: String) -> Language.Plurals {
    Language.of(language)?.plurals ?? .one
  }
}
