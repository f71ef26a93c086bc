/// The words that VoiceOver adds of its own, in one language.
///
/// No word has a default, so that a language with a missing word does not compile.
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag.
  public let language: String
  /// The language in its own words, such as `Deutsch`.
  public let name: String
  /// The names of punctuation marks that stand alone.
  public let punctuation: [Character: String]
  /// All words behind one reference, so that a vocabulary is handed on at the cost of one.
  private let words: Words

  private final class Words: Hashable, Sendable {
    let traits: TraitWords
    let hints: HintWords
    let containers: ContainerWords
    let rotors: RotorWords
    let web: WebWords
    let mac: MacWords
    let session: SessionWords

    init(
      _ traits: TraitWords, _ hints: HintWords, _ containers: ContainerWords, _ rotors: RotorWords,
      _ web: WebWords, _ mac: MacWords, _ session: SessionWords
    ) {
      self.traits = traits
      self.hints = hints
      self.containers = containers
      self.rotors = rotors
      self.web = web
      self.mac = mac
      self.session = session
    }

    static func == (one: Words, other: Words) -> Bool {
      one === other
        || (one.traits == other.traits && one.hints == other.hints
          && one.containers == other.containers && one.rotors == other.rotors
          && one.web == other.web && one.mac == other.mac && one.session == other.session)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(traits)
      hasher.combine(session)
    }
  }

  /// Creates a vocabulary of all its words.
  init(
    language: String, name: String, traits: TraitWords, hints: HintWords,
    containers: ContainerWords, rotors: RotorWords, web: WebWords, mac: MacWords,
    session: SessionWords, punctuation: [Character: String]
  ) {
    self.language = language
    self.name = name
    self.punctuation = punctuation
    words = Words(traits, hints, containers, rotors, web, mac, session)
  }

  /// Words for traits and states.
  public var traits: TraitWords { words.traits }
  /// Words for the hints after the pause.
  public var hints: HintWords { words.hints }
  /// Words for containers and places in them.
  public var containers: ContainerWords { words.containers }
  /// Words for rotors and their entries.
  public var rotors: RotorWords { words.rotors }
  /// Words for web content.
  public var web: WebWords { words.web }
  /// Words of VoiceOver on the Mac.
  public var mac: MacWords { words.mac }
  /// Words of gestures, rotors and VoiceOver itself.
  public var session: SessionWords { words.session }

  /// The vocabulary for a language tag, or nil when there is none.
  public static func `for`(_ language: String) -> Vocabulary? {
    let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == primary }
  }

  /// Every language that has words.
  public static let all: [Vocabulary] = [
    .english, .german, .russian, .vietnamese, .french, .spanish, .japanese,
  ]
}

/// Words for traits and states.
public struct TraitWords: Hashable, Sendable {
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
  /// For a heading whose level `%1` is known.
  public var headingLevel: Word
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
  /// For an element that can be dragged.
  public var draggable: Word
  /// For a disclosure that is open.
  public var expanded: Word
  /// For a disclosure that is closed.
  public var collapsed: Word
}

/// Words for the hints after the pause.
public struct HintWords: Hashable, Sendable {
  /// For an element with custom actions.
  public var actionsAvailable: Word
  /// For an element with custom content.
  public var moreContentAvailable: Word
  /// The hint of a switch.
  public var toggle: Word
  /// The hint of a text field.
  public var edit: Word
  /// The hint of a field of several lines.
  public var editArea: Word
  /// The hint of a field that is being edited.
  public var editing: Word
  /// The hint of an adjustable element.
  public var adjust: Word
  /// The hint of a button that opens choices.
  public var picker: Word
  /// The hint of a closed disclosure.
  public var expand: Word
  /// The hint of an open disclosure.
  public var collapse: Word
  /// The hint of an element that takes touches itself.
  public var directTouch: Word
}

/// Words for containers and places in them.
public struct ContainerWords: Hashable, Sendable {
  /// A place among others: "2 of 3".
  public var place: Word
  /// For the first element of a list.
  public var listStart: Word
  /// For the last element of a list.
  public var listEnd: Word
  /// For the first element of a landmark.
  public var landmarkStart: Word
  /// For the last element of a landmark.
  public var landmarkEnd: Word
  /// For a cell that heads its row.
  public var rowHeader: Word
  /// For a cell that heads its column.
  public var columnHeader: Word
  /// For a cell of several rows.
  public var rowSpan: CountedWord
  /// For a cell of several columns.
  public var columnSpan: CountedWord
  /// The row of a cell.
  public var row: Word
  /// The column of a cell.
  public var column: Word
}

/// Words for rotors and their entries.
public struct RotorWords: Hashable, Sendable {
  /// In the place of entries when there are none.
  public var noResults: String
  /// For the entries past the limit, whose number is `%1`.
  public var moreResults: String
  /// For more entries than are counted; `%1` is the number that was.
  public var manyMoreResults: String
}
