/// How a text is normalized for an engine.
public struct TextSettings: Hashable, Sendable {
  /// How the digits of a number are read.
  public enum Numbers: String, Hashable, Sendable, CaseIterable {
    /// As one number: "forty two".
    case words
    /// Digit by digit: "four two".
    case digits
  }

  /// How punctuation marks are spoken.
  public var punctuation = Punctuation.some
  /// How the digits of a number are read.
  public var numbers = Numbers.words
  /// Whether emoji are spoken by their names; otherwise they are silent.
  public var speaksEmoji = true
  /// Whether the word "emoji" follows the name of each.
  public var emojiSuffix = false
  /// Whether an apostrophe inside a word is spoken by its name, as every other mark then is.
  package var namesApostrophes = false
  /// Whether the text is the raw name of a file, in which a number sign is no number or topic.
  package var isRawName = false
  /// Phrases with a different pronunciation; the longest match is used, of equal ones the first.
  public var pronunciations: [Pronunciation] = []

  /// iOS's default: some punctuation, numbers as words, emoji spoken without a suffix.
  public init() {}
}

/// A phrase, and the words that are spoken instead.
public struct Pronunciation: Hashable, Sendable, Codable {
  /// The phrase, which is found as whole words only.
  public var phrase: String
  /// The words for the engine, unchanged.
  public var substitution: String
  /// Whether capital and lower-case letters are the same.
  public var ignoresCase: Bool
  /// Its language as a BCP 47 tag, or nil for every language.
  public var language: String?

  /// A pronunciation of a phrase.
  ///
  /// - Parameters:
  ///   - phrase: the phrase, found as whole words only.
  ///   - substitution: the words that are spoken instead.
  ///   - ignoresCase: whether capital and lower-case letters are the same.
  ///   - language: its language, or nil for all.
  public init(
    phrase: String, substitution: String, ignoresCase: Bool = true, language: String? = nil
  ) {
    self.phrase = phrase
    self.substitution = substitution
    self.ignoresCase = ignoresCase
    self.language = language
  }

  /// Whether it applies to a voice of a language: `en` does to `en-GB`, `en-US` does not.
  func isFor(_ tag: String) -> Bool {
    guard let language else { return true }
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.starts(with: language.lowercased().split { $0 == "-" || $0 == "_" })
  }
}
