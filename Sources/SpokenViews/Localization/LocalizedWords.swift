/// The words of a key in one language, before its arguments are filled in.
struct LocalizedWords: Hashable, Sendable {
  /// The words, or those for each category of the first number among the arguments.
  var forms: PluralForms
  /// What stands for `%#@name@` in the words, by the name.
  var substitutions: [String: Substitution] = [:]

  /// Words that are part of others and depend on one argument.
  struct Substitution: Hashable, Sendable {
    /// The number of the argument, from 1; nil for the next one in order.
    var argument: Int?
    /// The words, in which `%arg` is the argument.
    var forms: PluralForms
  }

  /// The words with arguments in their places.
  func filled(with arguments: [LocalizedArgument], in language: String) -> String {
    let texts = arguments.map(\.text)
    let number = arguments.lazy.compactMap(\.number).first
    // Words without arguments are no format: "50% off" has none.
    if arguments.isEmpty { return forms.words(for: nil, in: language) }
    return Format(forms.words(for: number, in: language)).filled(with: texts) { name, place in
      guard let part = substitutions[name] else { return "" }
      let place = (part.argument ?? place) - 1
      guard arguments.indices.contains(place) else { return "" }
      let words = part.forms.words(for: arguments[place].number, in: language)
      return Format(words.replacing("%arg", with: "%@")).filled(with: [texts[place]])
    }
  }
}

/// Words that are the same for all numbers, or differ by the number's category.
enum PluralForms: Hashable, Sendable {
  case same(String)
  case by([PluralCategory: String])

  /// The words for a number; `zero` is used for 0 in every language, as Foundation does.
  fileprivate func words(for number: PluralNumber?, in language: String) -> String {
    switch self {
    case .same(let words): return words
    case .by(let forms):
      guard let number else { return forms[.other] ?? "" }
      let isZero = number.isWhole && number.integer == 0
      return (isZero ? forms[.zero] : nil)
        ?? forms[PluralCategory.of(number, in: language)] ?? forms[.other] ?? ""
    }
  }
}
