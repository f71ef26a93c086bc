import ScreenTree

/// The merging of the elements in a combined view.
struct Merge {
  /// The treatment of the buttons.
  enum Pressing {
    /// Their titles are part of the label.
    case asText
    /// The only one activates the element itself.
    case asPress
    /// They are custom actions.
    case asActions

    init(_ drafts: [Draft], hasTap: Bool) {
      // A single switch stays the press, because as an action it would lose its state.
      let buttons = drafts.count { $0.isPressable || $0.isToggle }
      let isToggle = buttons == 1 && drafts.contains { $0.isToggle }
      self =
        buttons == 0 || isToggle ? .asText : buttons == 1 && !hasTap ? .asPress : .asActions
    }
  }

  let drafts: [Draft]
  let images: CombinedImages
  let keepsLabel: Bool
  let keepsValue: Bool
  let pressing: Pressing
  /// Whether several views that can be tapped are custom actions; their words stay.
  let hasTaps: Bool
  /// Whether they name a control, which is one press.
  let namesControl: Bool
  let name: String

  /// Whether there are words besides the names of images.
  private var hasWords: Bool {
    drafts.contains { !$0.isNamedByImage && !$0.element.label.isEmpty }
  }

  private func isLeftOut(_ draft: Draft) -> Bool {
    guard draft.kind == .image else { return false }
    // Where images are all there is, leaving them out would leave no name.
    if case .asText = pressing, !hasWords { return false }
    switch images {
    case .labelled: return draft.isNamedByImage
    case .all: return false
    case .none: return draft.element.traits.has(.image)
    }
  }

  /// The images that added nothing.
  var dropped: [Suppression] {
    drafts.filter(isLeftOut).map { draft in
      Suppression(
        Wording.joined(draft.element.label.map(\.value)).description, .element,
        by: images == .none ? .setting("combineImages", "none") : .unlabelledImage(in: name),
        origin: draft.element.origin)
    }
  }

  func apply(to element: inout Element) {
    for draft in drafts {
      merge(draft, into: &element)
      if hasTaps, draft.isTapAlone { addAction(of: draft, to: &element) }
    }
    // Each part brings its traits; one pass at the end keeps the first of each.
    element.traits = element.traits.inOrder
  }

  private func merge(_ draft: Draft, into element: inout Element) {
    let isAction =
      if case .asActions = pressing { draft.isPressable || draft.isToggle } else { false }
    if isAction {
      addAction(of: draft, to: &element)
    } else {
      if !isLeftOut(draft), !keepsLabel { addLabel(of: draft, to: &element) }
      if !keepsValue { element.value += draft.element.value }
      // No source says which of several hints is kept; the first in reading order is.
      element.hint = element.hint ?? draft.element.hint
      element.webDescription = element.webDescription ?? draft.element.webDescription
      element.error = element.error ?? draft.element.error
      element.expanded = element.expanded ?? draft.element.expanded
      element.headingLevel = element.headingLevel ?? draft.element.headingLevel
    }
    // A press is one of the control, so that a link among its words opens nothing.
    let losesLink = namesControl && draft.isLinkedText
    if !losesLink { element.actions += draft.element.actions }
    element.rotors += draft.element.rotors
    element.dropPoints = element.dropPoints ?? draft.element.dropPoints
    for state in draft.element.states where !element.states.contains(state) {
      element.states.append(state)
    }
    element.language = element.language ?? draft.element.language
    draft.element.customContent.forEach { element.customContent.put($0) }
    // Traits such as image or static text describe the child and say nothing of the whole.
    for trait in draft.element.traits where trait.value.facts.roles.contains(.combined) {
      if !losesLink || trait.value != .link { element.traits.append(trait) }
    }
    element.suppressed += draft.element.suppressed
  }

  private func addAction(of draft: Draft, to element: inout Element) {
    let label = draft.element.label
    element.actions.append(
      Sourced(
        Wording.joined(label.map(\.value)), from: label.first?.origin ?? draft.element.origin,
        by: .combined))
    // An action has a name and no state, so that of the switch is lost, and reported.
    for value in draft.element.value where draft.isToggle {
      element.suppressed.append(
        Suppression(
          value.value.description, .segment(.value), by: .switchAsAction(of: name),
          origin: value.origin))
    }
  }

  private func addLabel(of draft: Draft, to element: inout Element) {
    // Ranges name a part of the label by its index, which grows by the parts before it.
    for attributed in draft.element.attributed {
      var moved = attributed
      moved.part += element.label.count
      element.attributed.append(moved)
    }
    for part in draft.element.label { element.label.append(part.combined) }
  }
}

extension Draft {
  /// Whether it is a switch.
  var isToggle: Bool { element.traits.has(.switchButton) || element.traits.has(.toggleButton) }

  /// Whether it can be activated, and is not a switch.
  ///
  /// A text with a link among its words is still a text.
  var isPressable: Bool {
    (element.traits.has(.button) || element.traits.has(.link) && kind != .text) && !isToggle
  }

  /// Whether it is a text that opens the links among its words.
  var isLinkedText: Bool { kind == .text && element.traits.has(.link) }

  /// Whether it has words and a tap, and is neither a button nor a switch.
  var isTapAlone: Bool { isTapped && !isPressable && !isToggle && !element.label.isEmpty }
}
