import VoiceOverLanguages

/// An argument of a localized string.
enum LocalizedArgument: Hashable, Sendable {
  /// Words as they are.
  case words(String)
  /// The digits of a number, on which a plural can depend.
  case digits(String)
  /// Words that are looked up with those around them.
  case localized(Text)

  /// The words, or the digits.
  var text: String {
    switch self {
    case .words(let text), .digits(let text): text
    case .localized(let text): text.string
    }
  }

  /// The number; nil for words.
  var number: PluralNumber? {
    if case .digits(let digits) = self { PluralNumber(digits) } else { nil }
  }
}
