import ScreenTree

extension Node {
  /// Turns a field into one of the web, where VoiceOver announces that it is required or invalid.
  ///
  /// - Parameters:
  ///   - states: the states of the entry.
  ///   - place: their position.
  mutating func becomeEntry(_ states: [Property], at place: Position) {
    let role = statedTraits.contains(.searchField) ? "searchbox" : "textbox"
    become(role, keeping: [.secureTextField, .isEditing, .textArea])
    properties += states.map { $0.at(place) }
  }

  /// Turns a radio button or a check box into one of the web, where VoiceOver announces its state.
  mutating func becomeChoice(_ role: String, _ state: Property.Tristate) {
    let place = properties.first { $0.modifier == .value }?.position ?? position
    properties.removeAll { $0.modifier == .value }
    become(role, keeping: [])
    properties.append(.checked(state, at: place))
  }

  /// Turns an element into one with a role for which only web content has a word.
  mutating func becomeRole(_ role: String) { become(role, keeping: []) }

  /// Turns an element into one that opens something.
  mutating func becomeOpener(_ role: String, of popup: Property.Popup) {
    become(role, keeping: [.isEditing])
    properties.append(.haspopup(popup, at: position))
  }

  /// Turns a tab, whose value is whether it is selected, into one of the web.
  mutating func becomeTab() {
    let value = properties.last { $0.modifier == .value }
    properties.removeAll { $0.modifier == .value }
    become("tab", keeping: [])
    guard let value, value[.value] == .text("1"), self[.selected] != true else { return }
    properties.append(.selected(true, at: value.position))
  }

  /// Turns an element into web content, in which states replace traits.
  private mutating func become(_ role: String, keeping kept: Set<Node.Trait>) {
    let traits = statedTraits
    kind = .web
    className = "Web"
    properties.removeAll { $0.modifier == .traits }
    properties.append(.role(role, at: position))
    let more = traits.filter(kept.contains)
    if !more.isEmpty { properties.append(.addTraits(more, at: position)) }
    if traits.contains(.notEnabled) { properties.append(.disabled(true, at: position)) }
    if traits.contains(.selected) { properties.append(.selected(true, at: position)) }
  }
}
