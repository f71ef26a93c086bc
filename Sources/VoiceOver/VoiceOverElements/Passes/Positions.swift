import ScreenTree

extension Resolver {
  /// The segments of a segmented control or picker: buttons with their positions.
  ///
  /// On iOS the title of the picker is not spoken, as developers heard; a label is.
  mutating func segments(of node: Node) -> [Part] {
    let group = choices(of: node, trait: .button)
    return [.group(givesPlaces ? counted(group, from: node) { .series($0) } : group)]
  }

  /// The tabs of a tab bar: each with its position, and "Tab" instead of "Button".
  mutating func tabs(of node: Node) -> [Part] {
    let group = choices(of: node, trait: .tabBarItem)
    // A disabled item of UIKit's tab bar is not dimmed (recorded by AccessibilitySnapshot).
    if node.kind == .uiTabBar {
      group.members.changeElements { $0.element.traits.removeAll { $0.value == .notEnabled } }
    }
    return [.group(givesPlaces ? counted(group, from: node) { .tabBarItem($0) } : group)]
  }

  /// The rows of an inline picker: buttons, the selected one marked, without positions.
  mutating func rows(of node: Node) -> [Part] { [.group(choices(of: node, trait: .button))] }

  /// A menu, or a picker that shows its choices in a menu or on a wheel.
  ///
  /// The choices are reachable only after it is opened. The title of a wheel is not spoken, as
  /// developers heard; in a labelled container the label of that is used. On iOS a label drives the
  /// value of a menu out, as they heard too.
  mutating func choices(of node: Node) -> Part {
    for child in node.children { dropTree(child, because: .choice(of: node.name)) }
    let draft = draft(of: node)
    if node.shape == .choices, screen.platform != .macos, !statedLabel(of: node).isEmpty,
      !node.states(.valueText), let value = draft.element.value.first
    {
      draft.element.value = []
      draft.element.suppressed.append(
        Suppression(
          value.value.description, .segment(.value), by: .labelledPicker, origin: value.origin))
    }
    if node.shape == .wheel, let title = draft.element.label.first, title.pass != .stated {
      draft.element.label = []
      draft.element.suppressed.append(
        Suppression(
          title.value.description, .segment(.label), by: .titleOfWheel, origin: title.origin))
    }
    return .element(draft)
  }

  /// The wheels of a picker, one for each view in it: "2 o'clock, Picker item, Adjustable".
  mutating func wheels(of node: Node) -> [Part] {
    let group = choices(of: node, trait: .pickerElement)
    group.members.changeElements { draft in
      let adjustable = Sourced(
        Node.Trait.adjustable, from: draft.element.origin, by: .classDefault)
      draft.element.traits = (draft.element.traits + [adjustable]).inOrder
    }
    return [.group(group)]
  }

  /// UIKit's stepper: two buttons, without an element around them.
  func stepperButtons(of node: Node) -> [Part] {
    let members = [Wording.decrement, .increment].map { name -> Part in
      let draft = draft(of: node)
      draft.element.node = "\(node.name).\(name)"
      draft.element.label =
        [Sourced(name, from: draft.element.origin, by: .classDefault)]
      draft.element.value = []
      let traits: [Node.Trait] = isAtLimit(node, name) ? [.notEnabled, .button] : [.button]
      draft.element.traits = changed(
        traits.map { Sourced($0, from: draft.element.origin, by: .classDefault) }, by: node)
      return .element(draft)
    }
    let container = Container(
      node: node.name, type: .semanticGroup, label: statedLabel(of: node).first)
    return [.group(Group(members: members, order: .listed, container: container))]
  }

  /// Whether a button of a stepper is at its limit; since iOS 26 it is not dimmed then.
  private func isAtLimit(_ node: Node, _ name: Wording) -> Bool {
    guard settings.systemVersion < 26, let range = node[.range],
      case .number(let number)? = node[.value]
    else { return false }
    return name == .increment ? number >= range.upperBound : number <= range.lowerBound
  }

  /// The members of a control as choices: with the trait of the control, and the selected one
  /// marked.
  private mutating func choices(of node: Node, trait: Node.Trait) -> Group {
    // In a file only its words name the choice; SwiftUI's tags are no part of a screen.
    let chosen = value(of: node).first
    let drafts = Group(members: parts(of: node.children), order: .listed).ordered(on: screen)
    let members = drafts.map { draft -> Part in
      // A text or an image here stands for the choice, and is spoken as that alone.
      var traits = draft.element.traits.filter { ![.staticText, .image].contains($0.value) }
      if !traits.contains(where: { $0.value == trait }) {
        traits.append(Sourced(trait, from: draft.element.origin, by: .classDefault))
      }
      if let chosen, draft.element.label.map(\.value) == [.text(chosen.value.description)] {
        traits.append(Sourced(.selected, from: chosen.origin, by: .classDefault))
      }
      draft.element.traits = traits.inOrder
      return .element(draft)
    }
    let speaksTitle =
      node.kind == .picker && (node.shape != .segments || screen.platform == .macos)
    let label = statedLabel(of: node).first ?? (speaksTitle ? self.label(of: node).first : nil)
    let container = Container(node: node.name, type: node.kind.container, label: label)
    return Group(members: members, order: .listed, container: container)
  }

  /// Gives each element of a group its number, in reading order.
  func counted(
    _ group: Group, from node: Node, _ context: (Property.Place) -> Element.Context
  ) -> Group {
    eachInOrder(of: group) { draft, index, count in
      let named = context(Property.Place(number: index + 1, count: count))
      // AccessibilitySnapshot knows no place of an accessibility element that is not a view.
      let isKnown =
        if case .tab = named { model.placesVirtualTabs || draft.kind != .element } else { true }
      if draft.element.context == nil, isKnown {
        draft.element.context = Sourced(named, from: origin(of: node), by: .counted)
      }
    }
  }

  /// Marks the first and the last element of a list or a landmark; not on the Mac, where the list
  /// and its end are stops.
  func ended(_ group: Group, from node: Node) -> Group {
    guard screen.platform != .macos else { return group }
    return eachInOrder(of: group) { draft, index, count in
      let edge = model.edge(of: node.containerType, at: index, of: count)
      if let edge, draft.element.context == nil {
        draft.element.context = Sourced(
          edge, from: origin(of: node, .container), by: .counted)
      }
    }
  }

  /// The group in reading order, after a change of each element by its index and their count.
  private func eachInOrder(of group: Group, _ change: (Draft, Int, Int) -> Void) -> Group {
    var plain = group
    // Elements get this container when the whole screen is ordered, and must not have it twice.
    plain.container = nil
    let drafts = plain.ordered(on: screen)
    for (index, draft) in drafts.enumerated() { change(draft, index, drafts.count) }
    return Group(members: drafts.map(Part.element), order: .listed, container: group.container)
  }
}
