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
    func said(_ kinds: [Segment.Kind]) -> [String] {
      utterance.pieces.filter { kinds.contains($0.kind) }.map(\.text)
    }
    var missing: [String] = []
    func expect(_ noun: String, _ words: [String], _ kinds: Segment.Kind...) {
      let texts = said(kinds)
      let isSaid = words.contains { word in
        texts.joined(separator: ", ") == word || texts.contains { $0.isSaid(as: word) }
      }
      if !isSaid { missing.append("\(noun) \"\(words.first ?? "")\"") }
    }
    if let name { expect("name", [name], .label) }
    if let role { expect("role", role.words(in: vocabulary).map(\.text), .trait) }
    if let state {
      expect("state", state.words(in: vocabulary).map(\.text), .state, .selected, .trait)
    }
    if let value { expect("value", [value], .value) }
    return missing
  }
}

extension Conveyed.Role {
  /// The words that VoiceOver has for it on its systems.
  fileprivate func words(in vocabulary: Vocabulary) -> [Word] {
    let (traits, mac, web) = (vocabulary.traits, vocabulary.mac, vocabulary.web)
    return switch self {
    case .words(let words): [Word(words, .inferred)]
    case .button: [traits.button]
    case .popUpButton: [traits.popUpButton, mac.popUpButton, mac.menuButton]
    case .backButton: [traits.backButton]
    case .link: [traits.link]
    case .heading: [traits.heading, traits.headingLevel]
    case .toggle:
      [
        traits.switchButton, mac.switchButton, mac.toggleButton, mac.checkbox, web.checkbox,
        web.radioButton,
      ]
    case .adjustable: [traits.adjustable, mac.slider, mac.stepper]
    case .textField: [traits.textField, mac.editText, web.multiLineTextField]
    case .secureTextField: [traits.secureTextField, mac.secureEditText]
    case .searchField: [traits.searchField, mac.searchField]
    case .image: [traits.image]
    case .tab: [traits.tab]
    }
  }
}

extension Conveyed.State {
  /// The words that VoiceOver has for it on its systems.
  fileprivate func words(in vocabulary: Vocabulary) -> [Word] {
    let (traits, mac, web) = (vocabulary.traits, vocabulary.mac, vocabulary.web)
    return switch self {
    case .words(let words): [Word(words, .inferred)]
    case .dimmed: [traits.dimmed]
    case .selected: [traits.selected]
    case .on: [traits.on, mac.checked, web.checked]
    case .off: [traits.off, mac.unchecked, web.unchecked]
    case .mixed: [traits.mixed]
    case .expanded: [traits.expanded]
    case .collapsed: [traits.collapsed]
    case .editing: [traits.isEditing]
    }
  }
}

extension String {
  /// Whether these are the words, whatever is filled in for `%1`.
  fileprivate func isSaid(as words: String) -> Bool {
    guard let place = words.firstRange(of: "%1") else { return self == words }
    return hasPrefix(words[..<place.lowerBound]) && hasSuffix(words[place.upperBound...])
  }
}
