import ScreenTree

extension Node {
  /// Makes a field what it is on the web, where VoiceOver says that it is required or wrong.
  ///
  /// - Parameters:
  ///   - states: what is asked of the entry, or wrong with it.
  ///   - position: the place that says so.
  mutating func becomeEntry(_ states: [Property.Value], at position: Position) {
    let traits = statedTraits
    kind = .web
    className = "Web"
    properties.removeAll { $0.name == .traits }
    let role = traits.contains(.searchField) ? "searchbox" : "textbox"
    let more = traits.filter { [.secureTextField, .isEditing, .textArea].contains($0) }
    properties.append(Property(.role(role), at: self.position))
    if !more.isEmpty { properties.append(Property(.addTraits(more), at: self.position)) }
    if traits.contains(.notEnabled) {
      properties.append(Property(.disabled(true), at: self.position))
    }
    if traits.contains(.selected) {
      properties.append(Property(.selected(true), at: self.position))
    }
    properties += states.map { Property($0, at: position) }
  }
}
