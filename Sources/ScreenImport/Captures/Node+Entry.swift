import ScreenTree

extension Node {
  /// Makes a field what it is on the web, where VoiceOver says that it is required or wrong.
  ///
  /// - Parameters:
  ///   - states: what is asked of the entry, or wrong with it.
  ///   - place: the place that says so.
  mutating func becomeEntry(_ states: [Property], at place: Position) {
    let role = statedTraits.contains(.searchField) ? "searchbox" : "textbox"
    become(role, keeping: [.secureTextField, .isEditing, .textArea])
    properties += states.map { $0.at(place) }
  }

  /// Makes a radio button or a check box what it is on the web, where VoiceOver says whether it is checked.
  mutating func becomeChoice(_ role: String, _ state: Property.Tristate) {
    let place = properties.first { $0.modifier == .value }?.position ?? position
    properties.removeAll { $0.modifier == .value }
    become(role, keeping: [])
    properties.append(.checked(state, at: place))
  }

  /// Makes an element an item of a menu, for which only web content has a word.
  mutating func becomeMenuItem() { become("menuitem", keeping: []) }

  /// Makes an element one of the web, in which states stand for traits.
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
