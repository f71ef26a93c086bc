import VoiceOverElements

extension Element {
  /// The element after the element that its node makes alone changed from one to another.
  ///
  /// Nil when a part changed that depends on other nodes, such as a position among others, so that
  /// the whole screen must be resolved.
  func following(_ before: Element, _ after: Element) -> Element? {
    var element = self
    func follow<Value: Equatable>(_ path: WritableKeyPath<Element, Value>) -> Bool {
      guard before[keyPath: path] != after[keyPath: path] else { return true }
      // A part that views around changed cannot be taken from the node alone.
      guard element[keyPath: path] == before[keyPath: path] else { return false }
      element[keyPath: path] = after[keyPath: path]
      return true
    }
    // The cells of a table speak the words of their headers.
    if self.cell != nil { return nil }
    guard follow(\.label), follow(\.value), follow(\.traits), follow(\.hint), follow(\.states),
      follow(\.expanded), follow(\.customContent), follow(\.actions), follow(\.suppressed),
      follow(\.attributed)
    else { return nil }
    // Whatever else differs, also a property that is added later, ends in a full resolution.
    var same = before
    for path in [\Element.label, \.value] { same[keyPath: path] = after[keyPath: path] }
    same.traits = after.traits
    same.hint = after.hint
    same.states = after.states
    same.expanded = after.expanded
    same.customContent = after.customContent
    same.actions = after.actions
    same.suppressed = after.suppressed
    same.attributed = after.attributed
    return same == after ? element : nil
  }

  /// Whether another one is equal, wherever it stands: nobody hears that a view moved.
  func isSame(as other: Element) -> Bool {
    guard self != other else { return true }
    var moved = self
    moved.frame = other.frame
    moved.placement = other.placement
    return moved == other
  }
}
