import VoiceOverLanguages

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
    /// The words, in which `%arg` is the argument, and `%2$@` the second one of the key.
    var forms: PluralForms
  }

  /// The words with arguments in their places.
  func filled(with arguments: [LocalizedArgument], in language: String) -> String {
    let number = arguments.lazy.compactMap(\.number).first
    let words = forms.words(for: number, in: language)
    // Words without arguments are no format: "50% off" has none.
    guard !arguments.isEmpty else { return words }
    var filling = Filling(parts: substitutions, arguments: arguments, language: language)
    return filling.text(of: words, from: 0)
  }
}

/// Fills arguments into words and into the parts of them.
private struct Filling {
  let parts: [String: LocalizedWords.Substitution]
  let arguments: [LocalizedArgument]
  let language: String
  /// The arguments as they are spoken.
  private let texts: [String]
  /// The parts that are being filled, none of which can be in itself.
  private var open: [String] = []
  /// How many more parts are filled; parts in parts would be without end otherwise.
  private var rest = 100

  init(
    parts: [String: LocalizedWords.Substitution], arguments: [LocalizedArgument], language: String
  ) {
    self.parts = parts
    self.arguments = arguments
    self.language = language
    texts = arguments.map(\.text)
  }

  mutating func text(of words: String, from first: Int) -> String {
    Format(words).filled(with: texts, from: first) { part($0, $1) }
  }

  /// The words of a part; nil for one that is not there or is in itself.
  private mutating func part(_ name: String, _ place: Int) -> String? {
    guard let part = parts[name], !open.contains(name), rest > 0 else { return nil }
    let place = part.argument ?? place
    guard arguments.indices.contains(place - 1) else { return nil }
    rest -= 1
    open.append(name)
    defer { open.removeLast() }
    let words = part.forms.words(for: arguments[place - 1].number, in: language)
    // In a part an argument without a number is that of the part, and then the next ones.
    return text(of: words.replacing("%arg", with: "%\(place)$@"), from: place - 1)
  }
}

/// Words that are the same for all numbers, or differ by the number's category.
enum PluralForms: Hashable, Sendable {
  case same(String)
  case by([PluralCategory: String])

  /// All words.
  var all: [String] {
    switch self {
    case .same(let words): [words]
    case .by(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }

  /// The words for a number; `zero` is used for 0 in every language, as Foundation does.
  fileprivate func words(for number: PluralNumber?, in language: String) -> String {
    switch self {
    case .same(let words): return words
    case .by(let forms):
      // Words have no category, and `other` is the only form that every plural has.
      guard let number else { return forms[.other] ?? "" }
      let isZero = number.isWhole && number.integer == 0
      return (isZero ? forms[.zero] : nil)
        ?? forms[PluralCategory.of(number, in: language)] ?? forms[.other] ?? ""
    }
  }
}
