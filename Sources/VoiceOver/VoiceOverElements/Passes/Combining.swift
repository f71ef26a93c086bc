import ScreenTree

extension Resolver {
  /// Merges everything in a view into one element, as `.accessibilityElement(children: .combine)`.
  ///
  /// Labels are joined in reading order; a label of the view itself replaces them. Images with only
  /// a file name add nothing. A single button without other controls becomes the activation of the
  /// element, its title part of the label; several buttons, or one beside a tap or actions of the
  /// view, become custom actions, and the element is a button. Sources: Apple's sessions 10119 of
  /// 2021, 10073 of 2024 and 229 of 2025; recordings of iOS 17 to 26.
  ///
  /// - Parameters:
  ///   - node: the view.
  ///   - children: the views of `.accessibilityChildren`, whose words come after the label.
  /// - Returns: the one element.
  mutating func combine(_ node: Node, with children: [Node]) -> [Part] {
    let drafts = contents(
      of: node, children.isEmpty ? node.children : node.children + children)
    let hasTap = node.states(.onActivate)
    return [
      .element(
        merged(
          node, drafts, as: .combined(hasTap: hasTap), addsToLabel: !children.isEmpty))
    ]
  }

  /// A button, a link or a menu: named by its title, its symbol, or its content.
  mutating func control(_ node: Node) -> Draft {
    guard statedLabel(of: node).isEmpty, !node.children.isEmpty else {
      for child in node.children { dropTree(child, because: .inside(node.name)) }
      return draft(of: node)
    }
    return merged(node, contents(of: node, node.children), as: .control)
  }

  /// The elements in a view in reading order; image views of UIKit count like visible images.
  private mutating func contents(of node: Node, _ shown: [Node]) -> [Draft] {
    combining += 1
    defer { combining -= 1 }
    var shown = shown
    if node.kind == .uiButton {
      for index in shown.indices where shown[index].kind == .uiImageView {
        shown[index].kind = .image
      }
    }
    return Group(members: parts(of: shown)).ordered(on: screen)
  }

  /// The result of merging the views inside.
  private enum Merged {
    /// A control that they name.
    case control
    /// A combined view, possibly with its own activation.
    case combined(hasTap: Bool)
  }

  private mutating func merged(
    _ node: Node, _ drafts: [Draft], as kind: Merged, addsToLabel: Bool = false
  ) -> Draft {
    let result = draft(of: node)
    let isNamed = !statedLabel(of: node).isEmpty
    if !drafts.isEmpty, !isNamed { result.element.label = [] }
    // A control is one press, whatever is inside, so that the words of all of it are its name.
    var pressing = Merge.Pressing.asText
    var drafts = drafts
    switch kind {
    case .control:
      // A mark that stayed would add the word of its symbol, and "Selected" would be said twice.
      if let mark = drafts.first(where: \.marksSelection) {
        result.element.traits.append(
          Sourced(.selected, from: mark.element.origin, by: .symbolLabel))
        drafts.removeAll(where: \.marksSelection)
      }
    case .combined(let hasTap):
      // One double tap has room for one press: beside the view's, a button inside is an action.
      let isPressed =
        hasTap || result.element.traits.has(.button) || !result.element.actions.isEmpty
      pressing = Merge.Pressing(drafts, hasTap: isPressed)
    }
    let merge = Merge(
      drafts: drafts, images: settings.combineImages, keepsLabel: isNamed && !addsToLabel,
      keepsValue: node[.value] != nil || node[.valueText] != nil, pressing: pressing,
      name: result.element.node)
    merge.apply(to: &result.element)
    dropped += merge.dropped
    result.element.frame = node[.frame] ?? drafts.compactMap(\.element.frame).union
    result.isNamedByImage = isNamedByImage(result.element.label)
    return result
  }
}

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

  func apply(to element: inout Element.Content) {
    for draft in drafts { merge(draft, into: &element) }
    // Each part brings its traits; one pass at the end keeps the first of each.
    element.traits = element.traits.inOrder
  }

  // Each property is read where the draft has it, because a copy of an element has thirty parts.
  private func merge(_ draft: Draft, into element: inout Element.Content) {
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
    element.actions += draft.element.actions
    element.rotors += draft.element.rotors
    for state in draft.element.states where !element.states.contains(state) {
      element.states.append(state)
    }
    element.language = element.language ?? draft.element.language
    draft.element.customContent.forEach { element.customContent.put($0) }
    // Traits such as image or static text describe the child and say nothing of the whole.
    for trait in draft.element.traits where trait.value.facts.roles.contains(.combined) {
      element.traits.append(trait)
    }
    element.suppressed += draft.element.suppressed
  }

  private func addAction(of draft: Draft, to element: inout Element.Content) {
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

  private func addLabel(of draft: Draft, to element: inout Element.Content) {
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
  var isPressable: Bool { (element.traits.has(.button) || element.traits.has(.link)) && !isToggle }
}

extension [Frame] {
  /// The smallest rectangle around all of them, or nil.
  var union: Frame? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { all, next in
      let x = Swift.min(all.x, next.x)
      let y = Swift.min(all.y, next.y)
      return Frame(
        x: x, y: y, width: Swift.max(all.x + all.width, next.x + next.width) - x,
        height: Swift.max(all.y + all.height, next.y + next.height) - y)
    }
  }
}
