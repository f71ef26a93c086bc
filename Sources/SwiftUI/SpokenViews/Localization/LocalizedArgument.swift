import VoiceOverLanguages

/// An argument of a localized string.
enum LocalizedArgument: Hashable, Sendable {
  /// Words as they are.
  case words(String)
  /// The digits of a number, on which a plural can depend.
  case digits(String)
  /// A value in a format.
  case value(FormattedValue)
  /// Words that are looked up with those around them.
  case localized(Text)
  /// A picture among the words.
  case picture(Image)

  /// The words, in the locale of the screen.
  var text: String {
    switch self {
    case .words(let text): text
    case .digits(let digits): digits.grouped
    case .value(let value): value.words
    case .localized(let text): text.wordsWithin.text
    case .picture(let image): image.words
    }
  }

  /// The argument among words in Markdown: what looks like marks in it is none.
  var withHiddenMarks: LocalizedArgument {
    // A number has no marks, and plurals depend on it.
    if case .digits = self { self } else { .words(text.withHiddenMarks) }
  }

  /// The number; nil for words.
  var number: PluralNumber? {
    if case .digits(let digits) = self { PluralNumber(digits) } else { nil }
  }

  /// Whether it is a picture, or words with one among them.
  var hasPictures: Bool {
    switch self {
    case .picture: true
    case .localized(let text): text.hasPictures
    case .words, .digits, .value: false
    }
  }
}
