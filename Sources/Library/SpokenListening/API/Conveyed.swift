import VoiceOverLanguages
import VoiceOverSpeech

/// The facts that a stop must convey, in any words and any language.
public struct Conveyed: Hashable, Sendable {
  /// The role of a view.
  public enum Role: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Exact words, such as `"Button"`.
    case words(String)
    /// A button.
    case button
    /// A button that opens choices.
    case popUpButton
    /// The back button.
    case backButton
    /// A link.
    case link
    /// A heading of any level.
    case heading
    /// A control that is on or off: a switch, a toggle, a check box.
    case toggle
    /// A control that swipes up and down adjust: a slider, a stepper.
    case adjustable
    /// A text field.
    case textField
    /// A secure text field.
    case secureTextField
    /// A search field.
    case searchField
    /// An image.
    case image
    /// One of several tabs.
    case tab

    /// Exact words.
    public init(stringLiteral words: String) { self = .words(words) }
  }

  /// The current state of a view.
  public enum State: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Exact words, such as `"Dimmed"`.
    case words(String)
    /// It is disabled.
    case dimmed
    /// It is selected.
    case selected
    /// A switch is on, a check box is checked.
    case on
    /// A switch is off, a check box is not checked.
    case off
    /// A switch or a check box is neither.
    case mixed
    /// Its content is shown.
    case expanded
    /// Its content is hidden.
    case collapsed
    /// Text is being typed into it.
    case editing

    /// Exact words.
    public init(stringLiteral words: String) { self = .words(words) }
  }

  var name: String?
  var role: Role?
  var state: State?
  var value: String?

  /// The facts that a stop must convey; omitted ones are not checked.
  ///
  /// - Parameters:
  ///   - name: the label.
  ///   - role: the role.
  ///   - state: the current state.
  ///   - value: the value.
  /// - Returns: the facts.
  public static func conveys(
    name: String? = nil, role: Role? = nil, state: State? = nil, value: String? = nil
  ) -> Conveyed {
    Conveyed(name: name, role: role, state: state, value: value)
  }

  /// The facts that an utterance does not convey, each with its words.
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
    // VoiceOver says some states among the words for the role, such as "Dimmed" and "On".
    if let state { expect("state", state.wanted, .state, .selected, .trait) }
    if let value { expect("value", .text(value), .value) }
    return missing
  }
}

/// A search among the segments of an utterance.
private enum Wanted {
  /// Exact words.
  case text(String)
  /// One of the words that VoiceOver uses for it on its platforms.
  case oneOf([Word.ID])

  func isConveyed(by segments: [Segment]) -> Bool {
    switch self {
    case .text(let text):
      // A label of several parts is several segments; a test may name all of them or one.
      segments.map(\.text).joined(separator: ", ") == text || segments.contains { $0.text == text }
    case .oneOf(let words): segments.contains { $0.word.map(words.contains) ?? false }
    }
  }

  func text(in vocabulary: Vocabulary) -> String {
    switch self {
    case .text(let text): text
    // The first word is that of iOS; it names the fact in a message for any platform.
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
