import SpokenScreen

/// What a stop conveys, in whatever words and language VoiceOver says it.
public struct Conveyed: Hashable, Sendable {
  /// What a view is.
  public enum Role: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Words that are looked for as they stand, such as `"Button"`.
    case words(String)
    /// Something to press.
    case button
    /// A button that opens choices.
    case popUpButton
    /// The button that leads back.
    case backButton
    /// Something that leads elsewhere.
    case link
    /// A heading of any level.
    case heading
    /// Something that is on or off: a switch, a toggle, a check box.
    case toggle
    /// Something that swipes up and down change: a slider, a stepper.
    case adjustable
    /// A field for text.
    case textField
    /// A field that hides what is typed.
    case secureTextField
    /// A field to search with.
    case searchField
    /// A picture.
    case image
    /// One of several tabs.
    case tab

    /// Takes words as they stand.
    public init(stringLiteral words: String) { self = .words(words) }
  }

  /// How a view is at the moment.
  public enum State: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Words that are looked for as they stand, such as `"Dimmed"`.
    case words(String)
    /// It cannot be used.
    case dimmed
    /// It is chosen.
    case selected
    /// A switch is on, a check box is checked.
    case on
    /// A switch is off, a check box is not checked.
    case off
    /// A switch or a check box is neither.
    case mixed
    /// What belongs to it is shown.
    case expanded
    /// What belongs to it is not shown.
    case collapsed
    /// Text is being typed into it.
    case editing

    /// Takes words as they stand.
    public init(stringLiteral words: String) { self = .words(words) }
  }

  var name: String?
  var role: Role?
  var state: State?
  var value: String?

  /// Names what is to be conveyed; what is not given may be anything.
  ///
  /// - Parameters:
  ///   - name: the label.
  ///   - role: what the view is.
  ///   - state: how it is at the moment.
  ///   - value: what it is set to.
  /// - Returns: the facts.
  public static func conveys(
    name: String? = nil, role: Role? = nil, state: State? = nil, value: String? = nil
  ) -> Conveyed {
    Conveyed(name: name, role: role, state: state, value: value)
  }

  /// What an utterance does not convey of it, each fact with its words.
  func missing(in utterance: Utterance, _ vocabulary: Vocabulary) -> [String] {
    var missing: [String] = []
    func expect(_ noun: String, _ wanted: Wanted, _ kinds: Segment.Kind...) {
      let said = utterance.pieces.filter { kinds.contains($0.kind) }
      if !wanted.isConveyed(by: said) {
        missing.append("\(noun) \"\(wanted.text(in: vocabulary))\"")
      }
    }
    if let name { expect("name", .text(name), .label) }
    if let role { expect("role", role.wanted, .trait) }
    if let state { expect("state", state.wanted, .state, .selected, .trait) }
    if let value { expect("value", .text(value), .value) }
    return missing
  }
}

/// What is looked for among the segments of an utterance.
private enum Wanted {
  /// Words as they stand.
  case text(String)
  /// One of the words that VoiceOver has for it on its systems.
  case oneOf([Word.ID])

  func isConveyed(by segments: [Segment]) -> Bool {
    switch self {
    case .text(let text):
      segments.map(\.text).joined(separator: ", ") == text || segments.contains { $0.text == text }
    case .oneOf(let words): segments.contains { $0.word.map(words.contains) ?? false }
    }
  }

  func text(in vocabulary: Vocabulary) -> String {
    switch self {
    case .text(let text): text
    case .oneOf(let words): words.first.map { vocabulary[$0].text } ?? ""
    }
  }
}

extension Conveyed.Role {
  fileprivate var wanted: Wanted {
    switch self {
    case .words(let words): .text(words)
    case .button: .oneOf([.button])
    case .popUpButton: .oneOf([.popUpButton, .macPopUpButton, .menuButton])
    case .backButton: .oneOf([.backButton])
    case .link: .oneOf([.link])
    case .heading: .oneOf([.heading, .headingLevel])
    case .toggle:
      .oneOf([
        .switchButton, .macSwitchButton, .macToggleButton, .macCheckbox, .checkbox, .radioButton,
      ])
    case .adjustable: .oneOf([.adjustable, .macSlider, .macStepper])
    case .textField: .oneOf([.textField, .editText, .multiLineTextField])
    case .secureTextField: .oneOf([.secureTextField, .secureEditText])
    case .searchField: .oneOf([.searchField, .macSearchField])
    case .image: .oneOf([.image])
    case .tab: .oneOf([.tab])
    }
  }
}

extension Conveyed.State {
  fileprivate var wanted: Wanted {
    switch self {
    case .words(let words): .text(words)
    case .dimmed: .oneOf([.dimmed])
    case .selected: .oneOf([.selected])
    case .on: .oneOf([.on, .macChecked, .checked])
    case .off: .oneOf([.off, .macUnchecked, .unchecked])
    case .mixed: .oneOf([.mixed])
    case .expanded: .oneOf([.expanded])
    case .collapsed: .oneOf([.collapsed])
    case .editing: .oneOf([.isEditing])
    }
  }
}
