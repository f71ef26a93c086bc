public import Foundation

/// Finds words that are spelled wrong; no dictionary is here, so that no word is.
@preconcurrency
@MainActor
open class UITextChecker: NSObject {
  private var ignored: [String] = []

  /// A checker.
  override public init() {}

  /// The place of the next word that is spelled wrong; there is none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Words that may be meant; none are known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Words that begin with a part; none are known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Takes a word as right.
  open func ignoreWord(_ wordToIgnore: String) { ignored.append(wordToIgnore) }
  /// The words that are taken as right.
  open var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Learns a word for all checkers, which need none.
  open class func learnWord(_ word: String) {}
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) {}
  /// The languages whose words are known.
  open class var availableLanguages: [String] { ["en_US"] }
}
