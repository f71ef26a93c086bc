import ScreenTree

extension Resolver {
  /// The parts of a view that no modifier groups, by its class.
  mutating func classParts(of node: Node) -> [Part] {
    if node.isElement == true { return [single(node)] }
    if node.isElement == false, !node.kind.holdsViews { return skipped(node) }
    switch node.kind {
    case .spacer, .divider: return []
    case .button, .uiButton, .link, .navigationLink, .menu: return [.element(control(node))]
    case .picker where node.style == "segmented", .uiSegmentedControl: return segments(of: node)
    case .uiTabBar, .tabView: return tabs(of: node)
    case .uiStepper: return stepperButtons(of: node)
    case .uiTableViewCell: return cell(node)
    case .disclosureGroup: return disclosure(node)
    case .section, .navigationStack, .uiNavigationBar, .alert, .sheet: return titled(node)
    case .list, .form, .lazyVStack, .lazyHStack, .table, .uiTableView, .chart:
      return [.group(Group(members: parts(of: node.children), container: container(of: node)))]
    case .uiImageView: return skipped(node)
    case .image where node.title == nil && node.symbol == nil && node.labelText == nil: return []
    case .web: return web(node)
    default: return node.kind.holdsViews ? plain(node) : [single(node)]
    }
  }

  /// One element; the views in it are not reached.
  private mutating func single(_ node: Node) -> Part {
    for child in node.children { dropTree(child, because: "inside the element \(node.name)") }
    return .element(draft(of: node))
  }

  /// A UIKit view that is no element: what is in it takes its place.
  private mutating func skipped(_ node: Node) -> [Part] {
    drop(node, because: "\(node.className) is no element of its own")
    return parts(of: node.children)
  }

  /// A stack, a shape or a view of the app's own.
  ///
  /// Without views inside it is an element when something is said about it. With views inside, a
  /// label makes one element of them all; anything else that is said goes to each element inside.
  private mutating func plain(_ node: Node) -> [Part] {
    if node.container != nil || node.traitNames.contains(.tabBar) {
      return [.group(typedGroup(node))]
    }
    guard !node.children.isEmpty else {
      return node.saysSomethingSpoken && node.kind != .uiView ? [single(node)] : []
    }
    if node.labelText != nil, node.kind != .uiView { return [single(node)] }
    var members = parts(of: node.children)
    if node.saysSomethingSpoken, node.kind != .uiView {
      members = combining > 0 ? members + [own(node, beside: members)] : applied(node, to: members)
    }
    return node.groupsChildren ? [.group(Group(members: members))] : members
  }

  /// What a view says besides the views in it, for the combined element around.
  private func own(_ node: Node, beside members: [Part]) -> Part {
    var draft = draft(of: node)
    draft.element.label = []
    if case .element(let last) = members.last { draft.element.frame = last.element.frame }
    return .element(draft)
  }

  /// A group of a stated container type; members of a bar of tabs are counted.
  private mutating func typedGroup(_ node: Node) -> Group {
    let members = parts(of: node.children)
    let group = Group(members: members, container: container(of: node))
    guard node.container == .tabBar || node.traitNames.contains(.tabBar) else { return group }
    return counted(group, from: node) { .tab($0) }
  }

  /// The container that a view is for the elements in it.
  func container(of node: Node) -> Container {
    let label = statedLabel(of: node).first ?? self.label(of: node).first
    return Container(
      node: node.name, type: node.container ?? node.kind.containerType, label: label,
      value: value(of: node).first)
  }

  /// A title as a heading or a text, then what is under it.
  private mutating func titled(_ node: Node) -> [Part] {
    let members = parts(of: node.children)
    guard let title = label(of: node).first else { return members }
    let isHeading = node.kind != .alert && node.kind != .sheet
    var element = Element(node: node.name, origin: screen.origin(of: node))
    element.label = [title]
    element.traits = changed(
      [Sourced(isHeading ? .header : .staticText, from: element.origin, by: .classDefault)],
      by: node)
    element.frame = members.first?.frame == nil ? node.frame : members.first?.frame
    return [
      .group(
        Group(
          members: [.element(Draft(element: element, kind: node.kind))] + members, order: .listed))
    ]
  }

  /// A row that opens, and what is in it while it is open.
  private mutating func disclosure(_ node: Node) -> [Part] {
    let header = Part.element(draft(of: node))
    guard node.isExpanded == true else {
      for child in node.children { dropTree(child, because: "inside the closed \(node.name)") }
      return [header]
    }
    return [.group(Group(members: [header] + parts(of: node.children), order: .listed))]
  }

  /// A cell of a table of UIKit: one element of its labels, with its controls after it.
  private mutating func cell(_ node: Node) -> [Part] {
    let drafts = Group(members: parts(of: node.children)).ordered(on: screen)
    let texts = drafts.filter { $0.element.traits.allSatisfy { $0.value == .staticText } }
    let controls = drafts.filter { !$0.element.traits.allSatisfy { $0.value == .staticText } }
    var row = draft(of: node)
    if row.element.label.isEmpty {
      row.element.label = texts.flatMap(\.element.label).map { $0.combined }
    }
    row.element.frame = row.element.frame ?? drafts.first?.element.frame
    let others = controls.map(Part.element)
    guard !row.element.label.isEmpty || node.saysSomethingSpoken else { return others }
    return others.isEmpty
      ? [.element(row)] : [.group(Group(members: [.element(row)] + others, order: .listed))]
  }

  /// Web content: a leaf or a labelled view is an element, any other is looked into.
  private mutating func web(_ node: Node) -> [Part] {
    let containers: Set<String?> = ["list", "navigation", "main", "region", "banner", "table", nil]
    guard node.children.isEmpty || !containers.contains(node.role) else {
      let group = Group(
        members: parts(of: node.children), order: .listed, container: container(of: node))
      return [.group(group)]
    }
    return node.title == nil && !node.saysSomethingSpoken && node.role == nil ? [] : [single(node)]
  }
}

extension Part {
  /// The rectangle of the element, or of the first one in the group.
  var frame: Frame? {
    switch self {
    case .element(let draft): draft.element.frame
    case .group(let group): group.members.first?.frame
    }
  }
}

extension Node {
  /// The traits that the file adds or sets.
  var traitNames: [Node.Trait] {
    properties.flatMap { property -> [Node.Trait] in
      switch property.value {
      case .traits(let traits), .addTraits(let traits): traits
      default: []
      }
    }
  }
}
