/// A word or a sentence of VoiceOver's own; `%1` and `%2` are numbers or names that are filled in.
public struct Word: Hashable, Sendable {
  /// The words as VoiceOver's caption panel shows them.
  public var text: String
  /// The words in the snapshot style, with their own full stop.
  public var snapshot: String
  /// How far the wording is known.
  public var evidence: Evidence

  /// Creates a word; the snapshot style is the text and a full stop when it is not given.
  public init(_ text: String, snapshot: String? = nil, _ evidence: Evidence) {
    self.text = text
    self.snapshot = snapshot ?? text + "."
    self.evidence = evidence
  }

  /// A sentence, which is the same in both styles.
  public static func sentence(_ text: String, _ evidence: Evidence) -> Word {
    Word(text, snapshot: text, evidence)
  }

  /// The word with each `%1`, `%2` … replaced by the part of that number.
  public func filled(_ parts: String...) -> Word { filled(parts) }

  /// The word with each `%1`, `%2` … replaced by the part of that number in a list.
  func filled(_ parts: [String]) -> Word {
    func fill(_ text: String) -> String {
      var pieces = text.split(separator: "%", omittingEmptySubsequences: false)
      for index in pieces.indices.dropFirst() {
        guard let number = pieces[index].first?.wholeNumberValue, (1...parts.count).contains(number)
        else {
          pieces[index] = "%" + pieces[index]
          continue
        }
        pieces[index] = parts[number - 1] + pieces[index].dropFirst()
      }
      return pieces.joined()
    }
    return Word(fill(text), snapshot: fill(snapshot), evidence)
  }
}

/// A word for a number of things, in the plural forms of its language.
public struct CountedWord: Hashable, Sendable {
  /// The form of each category that the language has; `other` is always there.
  public var forms: [PluralCategory: Word]

  /// Creates a word of the forms that a language has beside `other`.
  public init(one: Word? = nil, few: Word? = nil, many: Word? = nil, other: Word) {
    forms = [.other: other]
    forms[.one] = one
    forms[.few] = few
    forms[.many] = many
  }

  /// The word for a number, in the language of a vocabulary, with the number filled in as `%1`.
  public func of(_ number: Int, in language: String, _ second: String = "") -> Word {
    let category = PluralCategory.of(number, in: language)
    let word = forms[category] ?? forms[.other]
    return (word ?? Word("%1", .inferred)).filled("\(number)", second)
  }
}

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
