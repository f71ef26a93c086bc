/// How a text is turned into what an engine is given.
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
  /// Phrases that are spoken in other words; the longest that fits is taken, of equals the first.
  public var pronunciations: [Pronunciation] = []

  /// Creates iOS's default: some punctuation, numbers as words, emoji spoken without a suffix.
  public init() {}
}

/// A phrase, and the words that are spoken in its place.
public struct Pronunciation: Hashable, Sendable, Codable {
  /// The phrase, which is found as whole words only.
  public var phrase: String
  /// What the engine is given in its place, as it is.
  public var substitution: String
  /// Whether capital and small letters are the same.
  public var ignoresCase: Bool
  /// The language that it is for as a BCP 47 tag, or nil for every language.
  public var language: String?

  /// Creates a pronunciation.
  ///
  /// - Parameters:
  ///   - phrase: the phrase, found as whole words only.
  ///   - substitution: what is spoken in its place.
  ///   - ignoresCase: whether capital and small letters are the same.
  ///   - language: the language it is for, or nil for all.
  public init(
    phrase: String, substitution: String, ignoresCase: Bool = true, language: String? = nil
  ) {
    self.phrase = phrase
    self.substitution = substitution
    self.ignoresCase = ignoresCase
    self.language = language
  }

  /// Whether it is for a voice of a language: `en` is for `en-GB`, `en-US` is not.
  func isFor(_ tag: String) -> Bool {
    guard let language else { return true }
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.starts(with: language.lowercased().split { $0 == "-" || $0 == "_" })
  }
}
