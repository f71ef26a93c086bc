import ScreenTree

extension Resolver {
  /// Merges everything in a view into one element, as `.accessibilityElement(children: .combine)`.
  ///
  /// Labels are joined in reading order; a label of the view itself replaces them. Images with only
  /// a file name add nothing. A single button without other controls becomes the activation of the
  /// element, its title part of the label; several buttons, or one beside a tap or actions of the
  /// view, become custom actions, and the element is a button. Several views that can be tapped
  /// become custom actions too, and their words stay in the label. Sources: Apple's sessions 10119
  /// of 2021, 10073 of 2024 and 229 of 2025, and its sample of actions; recordings of iOS 17 to 26.
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

  /// A button or a link, and the controls in its label, which stay elements after it.
  ///
  /// Developers heard a card that is a link say its texts without the names of the buttons in it.
  mutating func pressed(_ node: Node) -> [Part] {
    // In a combined view, or in another label, everything becomes one element anyway.
    let isAlone = combining == 0 && !node.kind.isOfUIKit
    guard isAlone, statedLabel(of: node).isEmpty, !node.children.isEmpty else {
      return [.element(control(node))]
    }
    let drafts = contents(of: node, node.children)
    let texts = drafts.filter { !$0.kind.isControl }
    // A label of nothing but a control has no other name.
    guard texts.count < drafts.count, texts.contains(where: { !$0.element.label.isEmpty }) else {
      return [.element(merged(node, drafts, as: .control))]
    }
    let link = merged(node, texts, as: .control)
    let members = ([link] + drafts.filter(\.kind.isControl)).map(Part.element)
    return [.group(Group(members: members, order: .listed))]
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

  /// Gives a control the state that the views in its label say.
  private func mark(_ control: Draft, by drafts: inout [Draft], of node: Node) {
    // A mark that stayed would add the word of its symbol, and "Selected" would be said twice.
    if let mark = drafts.first(where: \.marksSelection) {
      control.element.traits.append(Sourced(.selected, from: mark.element.origin, by: .symbolLabel))
      drafts.removeAll(where: \.marksSelection)
    }
    // As developers heard, a label that is disabled dims its button, and no other control.
    guard node.shape == .control, !node.kind.isOfUIKit else { return }
    let states = drafts.compactMap { $0.element.traits[.notEnabled] }
    if let state = states.first, states.count == drafts.count {
      control.dim(state)
    }
  }

  private mutating func merged(
    _ node: Node, _ drafts: [Draft], as kind: Merged, addsToLabel: Bool = false
  ) -> Draft {
    let result = draft(of: node)
    let isNamed = !statedLabel(of: node).isEmpty
    // A view without others in it keeps its words before those that `.accessibilityChildren` adds.
    let keepsTitle = addsToLabel && node.children.isEmpty
    if !drafts.isEmpty, !isNamed, !keepsTitle { result.element.label = [] }
    // A control is one press, whatever is inside, so that the words of all of it are its name.
    var pressing = Merge.Pressing.asText
    var drafts = drafts
    var hasTaps = false
    var namesControl = false
    switch kind {
    case .control:
      mark(result, by: &drafts, of: node)
      namesControl = true
    case .combined(let hasTap):
      // One double tap has room for one press: beside the view's, a button inside is an action.
      let isPressed =
        hasTap || result.element.traits.has(.button) || !result.element.actions.isEmpty
      pressing = Merge.Pressing(drafts, hasTap: isPressed)
      hasTaps = drafts.count { $0.isTapAlone } > 1
    }
    let merge = Merge(
      drafts: drafts, images: settings.combineImages, keepsLabel: isNamed && !addsToLabel,
      keepsValue: node[.value] != nil || node[.valueText] != nil, pressing: pressing,
      hasTaps: hasTaps, namesControl: namesControl, name: result.element.node)
    merge.apply(to: &result.element)
    if node.isSecure { hideSecret(in: &result.element) }
    dropped += merge.dropped
    result.element.frame = frame(of: node) ?? drafts.compactMap(\.element.frame).union
    result.isNamedByImage = isNamedByImage(result.element.label)
    return result
  }
}
