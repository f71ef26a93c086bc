/// The words that VoiceOver adds of its own, in one language.
///
/// No word has a default, so that a language with a missing word does not compile.
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public var language: String
  /// Before the label of a chosen element.
  public var selected: Word
  /// For an element that cannot be used.
  public var dimmed: Word
  /// For a button.
  public var button: Word
  /// For a button that opens choices.
  public var popUpButton: Word
  /// For the button that leads back.
  public var backButton: Word
  /// The label that a back button does not repeat.
  public var back: String
  /// For a switch.
  public var switchButton: Word
  /// For a switch that is on.
  public var on: Word
  /// For a switch that is off.
  public var off: Word
  /// For a switch that is neither.
  public var mixed: Word
  /// For a tab.
  public var tab: Word
  /// For a text field.
  public var textField: Word
  /// For a field that hides what is typed.
  public var secureTextField: Word
  /// For a text field with the insertion point.
  public var isEditing: Word
  /// For a heading.
  public var heading: Word
  /// For a link.
  public var link: Word
  /// For a wheel of a picker.
  public var pickerItem: Word
  /// For an element that swipes change.
  public var adjustable: Word
  /// For a picture.
  public var image: Word
  /// For a search field.
  public var searchField: Word
  /// For a disclosure that is open.
  public var expanded: Word
  /// For a disclosure that is closed.
  public var collapsed: Word
  /// For the first element of a list.
  public var listStart: Word
  /// For the last element of a list.
  public var listEnd: Word
  /// For the first element of a landmark.
  public var landmarkStart: Word
  /// For the last element of a landmark.
  public var landmarkEnd: Word
  /// For an element with custom actions.
  public var actionsAvailable: Word
  /// For an element with custom content.
  public var moreContentAvailable: Word
  /// The hint of a switch.
  public var toggleHint: Word
  /// The hint of a text field.
  public var editHint: Word
  /// The hint of a field of several lines.
  public var editAreaHint: Word
  /// The hint of a field that is being edited.
  public var editingHint: Word
  /// The hint of an adjustable element.
  public var adjustHint: Word
  /// The hint of a button that opens choices.
  public var pickerHint: Word
  /// The hint of a closed disclosure.
  public var expandHint: Word
  /// The hint of an open disclosure.
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
