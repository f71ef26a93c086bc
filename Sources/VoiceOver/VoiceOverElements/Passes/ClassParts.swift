import ScreenTree

extension Resolver {
  /// The parts of a view that no modifier groups, by its class.
  mutating func classParts(of node: Node) -> [Part] {
    if node[.isElement] == false, !node.kind.holdsViews { return skipped(node) }
    switch node.shape {
    case .nothing: return []
    // A menu without a name is named by the views inside, like any control.
    case .menu where node.title != nil || node[.symbol] != nil: return [choices(of: node)]
    case .control: return pressed(node)
    case .menu: return [.element(control(node))]
    case .segments: return segments(of: node)
    case .rows: return rows(of: node)
    case .choices, .wheel: return [choices(of: node)]
    case .wheels: return node.children.isEmpty ? [single(node)] : wheels(of: node)
    case .labeledContent: return labeledContent(node)
    case .tabs: return tabs(of: node)
    case .stepper: return stepperButtons(of: node)
    case .cell: return cell(node)
    case .disclosure: return disclosure(node)
    case .section, .modal, .titled: return titled(node)
    case .collection: return [.group(collection(node))]
    case .imageView: return skipped(node)
    case .image where node.title == nil && node[.symbol] == nil && node[.label] == nil: return []
    case .web: return web(node)
    case .group, .drawing: return plain(node)
    case .element where node.isNamedByViewsInside: return [.element(control(node))]
    case .element, .image: return [single(node)]
    }
  }

  /// A list, a form, a table or a chart, whose content stays together.
  private mutating func collection(_ node: Node) -> Group {
    if node[.container] != nil { return typedGroup(node) }
    // Disclosure rows ask for this count: in a list they are headings too.
    lists += 1
    defer { lists -= 1 }
    let group = listGroup(node)
    return node.kind == .table ? placed(group, asTable: node) : group
  }

  /// A container with its content, and with the number of its items where that is counted.
  private mutating func listGroup(_ node: Node, order: Group.Order = .geometric) -> Group {
    let (members, count) = listParts(of: node)
    var group = Group(members: members, order: order, container: container(of: node))
    group.container?.itemCount = count
    // Without elements it has no other place; the Mac stops at it all the same.
    if members.isEmpty { group.frame = frame(of: node)?.finite }
    return group
  }

  /// A single element; the views in it are not reached.
  mutating func single(_ node: Node) -> Part {
    for child in node.children { dropTree(child, because: .inside(node.name)) }
    return .element(draft(of: node))
  }

  /// A UIKit view that is no element: its content replaces it.
  private mutating func skipped(_ node: Node) -> [Part] {
    drop(node, because: .noElement(className: node.className))
    return parts(of: node.children)
  }

  /// A stack, a shape or a custom view.
  ///
  /// Without views inside it is an element if it has spoken properties. With views inside, its
  /// modifiers apply to each element inside; those of a scroll view name the container.
  private mutating func plain(_ node: Node) -> [Part] {
    if node.formsNoGroup {
      let members = parts(of: node.children)
      return node[.groupChildren] == true ? [.group(Group(members: members))] : members
    }
    if node[.container] != nil || node.isTabBar { return [.group(typedGroup(node))] }
    guard !node.children.isEmpty else {
      return node.hasSpokenModifier && node.kind != .uiView ? [single(node)] : []
    }
    if node.kind == .scrollView, node.hasSpokenModifier { return contain(node, extra: []) }
    // Inside a combined view a label replaces everything below it.
    if combining > 0, node[.label] != nil, node.kind != .uiView { return [single(node)] }
    var members = parts(of: node.children)
    // A tap on a view is one on the only element in it.
    if node.states(.onActivate) { members.onlyElement?.isTapped = true }
    if node.hasSpokenModifier, node.kind != .uiView {
      // Applied to each member, the value and the actions would be merged once for each of them.
      members = combining > 0 ? members + [own(node, beside: members)] : applied(node, to: members)
    }
    return node[.groupChildren] == true ? [.group(Group(members: members))] : members
  }

  /// The element of the view itself, for the combined element around it.
  private func own(_ node: Node, beside members: [Part]) -> Part {
    let draft = draft(of: node)
    draft.element.label = []
    // A part without a frame keeps all parts around it from being sorted by their places.
    if case .element(let last) = members.last {
      draft.element.frame = last.element.frame
      draft.element.placement = last.element.placement
    }
    return .element(draft)
  }

  /// A group of a stated container type; gives tabs, cells and the ends of lists their positions.
  mutating func typedGroup(_ node: Node) -> Group {
    // Asked before this container is counted, because it is not inside itself.
    let givesPlaces = self.givesPlaces
    placing += node.placesElements ? 1 : 0
    tabBars += node.isTabBar ? 1 : 0
    defer {
      placing -= node.placesElements ? 1 : 0
      tabBars -= node.isTabBar ? 1 : 0
    }
    let group = listGroup(node)
    guard givesPlaces else { return group }
    if node.isTabBar { return counted(group, from: node) { .tab($0) } }
    switch node[.container] {
    case .dataTable: return placed(group, asTable: node)
    case .list, .landmark, .definitionList:
      return model.marksEnds ? ended(group, from: node) : group
    case nil, .tabBar, .semanticGroup, Property.ContainerType.none?: return group
    }
  }

  /// The container of a view for the elements in it.
  func container(of node: Node) -> Container {
    let label = statedLabel(of: node).first ?? self.label(of: node).first
    var container = Container(
      node: node.name, type: node.containerType, label: label, value: value(of: node).first,
      origin: origin(of: node))
    container.dimmed = dimmed
    container.kind = node.kind
    container.hint = stated(.hint, of: node)
    container.role = stated(.role, of: node)
    container.size = node.tableSize
    if screen.platform == .macos, node.kind == .web { container.states = states(of: node) }
    container.actions = actions(of: node)
    container.language = language
    container.chart = stated(.chart, of: node)
    return container
  }

  /// Web content: a leaf is an element, other views depend on their role.
  private mutating func web(_ node: Node) -> [Part] {
    guard !node.children.isEmpty else {
      if isEmptyStop(node) { return [.group(listGroup(node, order: .listed))] }
      let isEmpty = node.title == nil && !node.hasSpokenModifier && node[.role] == nil
      return isEmpty ? [] : [single(node)]
    }
    let isNamed = node.title != nil || node.states(.label)
    switch node.webRole?.shape {
    // Without a name from the author, ARIA names these roles by their content.
    case .element: return isNamed ? [single(node)] : [.element(control(node))]
    case .branch:
      let members = [.element(draft(of: node))] + parts(of: node.children)
      return [.group(Group(members: members, order: .listed))]
    case .container, nil: break
    }
    return [.group(webGroup(node.containerType == .dataTable ? node.withCellsCounted : node))]
  }

  /// A container of web content with what is in it, in the order of the file.
  private mutating func webGroup(_ node: Node) -> Group {
    let isOfChoices = opensChoices(node)
    let group = listGroup(node, order: .listed)
    if isOfChoices { closeChoices(of: node) }
    switch node.containerType {
    case .list, .definitionList: return ended(group, from: node)
    case .dataTable: return placed(group, asTable: node)
    case .landmark, .none, .semanticGroup, .tabBar: return group
    }
  }

  /// Whether a view without others in it is a container at which the Mac stops, as at any other.
  private func isEmptyStop(_ node: Node) -> Bool {
    guard screen.platform == .macos, let role = node.webRole, case .container = role.shape else {
      return false
    }
    return role.stop == .always
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
  /// Whether it does not form a group: no container type, or a group without words.
  fileprivate var formsNoGroup: Bool {
    guard !children.isEmpty, !isTabBar else { return false }
    switch self[.container] {
    case Property.ContainerType.none?: return true
    case .semanticGroup:
      // AccessibilitySnapshot keeps a group for its words; developers heard its actions too.
      let named: [AnyModifier] = [.label, .valueText, .value, .identifier, .actions]
      return !named.contains(where: states)
    case nil, .list, .landmark, .dataTable, .tabBar, .definitionList: return false
    }
  }

  /// The container type for the views inside.
  var containerType: Property.ContainerType {
    if let type = self[.container] { return type }
    guard case .container(let type)? = webRole?.shape else { return kind.container }
    return type
  }

  /// Whether it is a control of SwiftUI that its content names, as in `Slider(value:label:)`.
  fileprivate var isNamedByViewsInside: Bool {
    !children.isEmpty && title == nil && !states(.label) && !kind.isOfUIKit && kind != .element
  }
}
