/// How a language reads numbers, dates, prices and the like: its words, and its conventions of
/// writing.
///
/// No word has a default, so that a language with a missing word does not compile. It is a class
/// because every rule gets it at every token of a text, and its hundreds of words must not be
/// copied then; it is immutable.
final class Grammar: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  /// The order of a date in figures, when neither the text nor the region of the voice decides.
  let order: DateOrder
  /// Whether letters of one word may touch a number of another, as in Japanese.
  let joinsWords: Bool
  /// How numbers are written and read.
  let numbers: NumberWords
  /// The words of dates.
  let calendar: CalendarWords
  /// The words of times.
  let clock: ClockWords
  /// The words of money.
  let money: MoneyWords
  /// The words of measures.
  let measures: MeasureWords
  /// The words of addresses, names of files and keys.
  let signs: SignWords
  /// Abbreviations in lower case with their periods, and what they stand for.
  let abbreviations: [String: String]
  /// Abbreviations that count only before a number, with what they stand for.
  let numbered: [String: String]
  /// The length of the longest of both, in bytes of UTF-8.
  let longestAbbreviation: Int
  /// Words before the number of a thing, which may be Roman, in lower case.
  let numberedWords: Set<String>
  /// Words before a code that is read digit by digit, in lower case.
  let codes: Set<String>
  /// The names of letters on the telephone.
  let phonetic: [Character: String]
  /// Whether figures are read as they are written, with "dot" and "slash" between them.
  ///
  /// Nothing is recorded about it in any other language than English.
  let readsFiguresAsWritten: Bool

  /// A grammar from all its words.
  init(
    language: String, order: DateOrder, joinsWords: Bool, numbers: NumberWords,
    calendar: CalendarWords, clock: ClockWords, money: MoneyWords, measures: MeasureWords,
    signs: SignWords, abbreviations: [String: String], numbered: [String: String],
    numberedWords: Set<String>, codes: Set<String>, phonetic: [Character: String]
  ) {
    self.language = language
    self.order = order
    self.joinsWords = joinsWords
    self.numbers = numbers
    self.calendar = calendar
    self.clock = clock
    self.money = money
    self.measures = measures
    self.signs = signs
    self.abbreviations = abbreviations
    self.numbered = numbered
    longestAbbreviation =
      (Array(abbreviations.keys) + numbered.keys).map(\.utf8.count).max() ?? 0
    self.numberedWords = numberedWords
    self.codes = codes
    self.phonetic = phonetic
    readsFiguresAsWritten = language == "en"
  }

  /// The order of day, month and year.
  enum DateOrder: Hashable, Sendable {
    case monthFirst
    case dayFirst
    case yearFirst
  }
}

/// How numbers are written and read.
struct NumberWords: Sendable {
  /// The mark before the decimals.
  let decimal: Unicode.Scalar
  /// The mark between groups of three digits.
  let group: Unicode.Scalar
  /// Whether spaces may part groups of digits as well.
  let groupsByBlank: Bool
  /// What is spoken for the decimal mark, or nil when the engine reads decimals well.
  let decimals: String?
  /// How whole numbers are written for the engine.
  let wholes: Wholes
  /// How a number agrees with the noun after it.
  let agreement: Agreement
  /// Endings of ordinal numbers, and how the engine is given them after digits; nothing where only
  /// the words count, as with Spanish `º`, which stands for degrees too.
  let ordinals: [String: String]
  /// Ordinal numbers of one digit or two for an ending, where the engine reads them wrong.
  let ordinalWords: [String: [Int: String]]
  /// Between the parts of a version.
  let point: String
  /// Before a negative number.
  let minus: String
  /// Before a number with a plus.
  let plus: String
  /// After a number of hundredths.
  let percent: Noun
  /// Between the ends of a range.
  let to: String
  /// Between the sides of a picture.
  let by: String
  /// Between a rating and the best one.
  let outOf: String
  /// Before a number that is not exact.
  let about: String
  /// After a number that multiplies: `2x`.
  let times: String
  /// Before the number of a thing: `#5`.
  let number: String
  /// Between a whole number and a fraction.
  let and: String
  /// Fractions, by the way they are written.
  let fractions: [String: String]
  /// Words for big numbers after the short ones: `K`, `M`, `B`.
  let multipliers: [String: Noun]

  /// How whole numbers are written for the engine.
  enum Wholes: Sendable {
    /// As digits, which it reads well.
    case digits
    /// In groups of digits with the words for thousand, million … between them.
    ///
    /// `hundreds` comes before a later group below a hundred and `tens` before one below ten, where
    /// the language says that they are empty.
    case groups(of: Int, [String], hundreds: String, tens: String)
  }
}

/// A word that is counted, in the plural forms of its language.
struct Noun: Sendable {
  /// The genders that numbers agree with.
  enum Gender: Sendable {
    case masculine
    case feminine
    case neuter
  }

  /// For one.
  let one: String
  /// For a few, if the language distinguishes them from many.
  let few: String
  /// For many.
  let many: String
  /// The gender.
  let gender: Gender

  /// A noun with three forms.
  init(_ one: String, _ few: String, _ many: String, _ gender: Gender = .masculine) {
    self.one = one
    self.few = few
    self.many = many
    self.gender = gender
  }

  /// A noun with a singular and a plural.
  init(_ one: String, _ many: String, _ gender: Gender = .masculine) {
    self.init(one, many, many, gender)
  }

  /// A noun with one form.
  init(_ form: String, _ gender: Gender = .masculine) { self.init(form, form, form, gender) }

  /// The form for a whole number.
  func form(for number: Int, in language: String) -> String {
    switch PluralCategory.of(number, in: language) {
    case .one: one
    case .few: few
    case .many: many
    case .zero, .two, .other: language == "ru" ? few : many
    }
  }
}
