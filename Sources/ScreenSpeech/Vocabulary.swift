/// The words that VoiceOver adds of its own, in one language.
///
/// No word has a default, so that a language with a missing word does not compile.
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public var language: String
  public var selected: Word
  public var dimmed: Word
  public var button: Word
  public var popUpButton: Word
  public var backButton: Word
  /// The label that a back button does not repeat.
  public var back: String
  public var switchButton: Word
  public var on: Word
  public var off: Word
  public var mixed: Word
  public var tab: Word
  public var textField: Word
  public var secureTextField: Word
  public var isEditing: Word
  public var heading: Word
  public var link: Word
  public var pickerItem: Word
  public var adjustable: Word
  public var image: Word
  public var searchField: Word
  public var expanded: Word
  public var collapsed: Word
  public var listStart: Word
  public var listEnd: Word
  public var landmarkStart: Word
  public var landmarkEnd: Word
  public var actionsAvailable: Word
  public var moreContentAvailable: Word
  public var toggleHint: Word
  public var editHint: Word
  public var editAreaHint: Word
  public var editingHint: Word
  public var adjustHint: Word
  public var pickerHint: Word
  public var expandHint: Word
  public var collapseHint: Word
  /// A place among others: "2 of 3"; the numbers are marked `%1` and `%2`.
  public var place: Word
  /// The names of punctuation marks that stand alone.
  public var punctuation: [Character: String]

  /// The vocabulary for a language tag, or nil when there is none.
  public static func `for`(_ language: String) -> Vocabulary? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary }
  }

  /// Every language that has words.
  public static let all: [Vocabulary] = [.english]
}

/// A word or a sentence of VoiceOver's own.
public struct Word: Hashable, Sendable {
  /// How far its wording is known.
  public enum Evidence: String, Hashable, Sendable {
    /// Documented by Apple, or heard in a demo of theirs.
    case apple
    /// Heard or recorded by developers.
    case observed
  }

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
}
