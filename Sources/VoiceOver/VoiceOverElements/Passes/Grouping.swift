import ScreenTree

extension Resolver {
  /// Wraps the content of a view into a container; `extra` are the views of
  /// `.accessibilityChildren`.
  mutating func contain(_ node: Node, extra: [Node]) -> [Part] {
    // A tab bar counts the tabs in it, also where the modifier says that it contains them.
    if node.isTabBar, extra.isEmpty { return [.group(typedGroup(node))] }
    let members = parts(of: node.children) + parts(of: extra)
    return [.group(Group(members: members, container: container(of: node)))]
  }

  /// The views of an explicit list of elements, in exactly that order.
  ///
  /// The first and the last member of a list or a landmark announce where it starts and ends; a
  /// single one only the start; members of a tab bar are numbered. Views deeper in a member are not
  /// on the list and announce nothing.
  mutating func explicit(_ references: [Property.ElementReference], in node: Node) -> [Part] {
    // Asked before this container is counted, because it is not inside itself.
    let givesPlaces = self.givesPlaces
    placing += node.placesElements ? 1 : 0
    defer { placing -= node.placesElements ? 1 : 0 }
    let nodes = listed(references, in: node)
    // A group for each view: the order of the list holds even where one has several elements.
    var members = nodes.map { Part.group(Group(members: parts(of: $0), order: .listed)) }
    if givesPlaces { mark(&members, from: nodes, as: node) }
    let group = Group(
      members: members, order: .listed, container: container(of: node),
      // Only in a tab bar AccessibilitySnapshot places a list by the frame of its container.
      frame: tabBars > 0 ? node[.frame]?.finite : nil)
    return [.group(node[.container] == .dataTable ? placed(group, asTable: node) : group)]
  }

  /// The nodes of an explicit list: by their ids or identifiers inside the view, or written there.
  private func listed(_ references: [Property.ElementReference], in node: Node) -> [Node] {
    // One walk for all references; a search for each would be quadratic.
    var lookup: [String: Node] = [:]
    // The identifier of several views names none.
    var identified: [String: Node?] = [:]
    var waiting = node.children
    while let next = waiting.popLast() {
      if let id = next.id { lookup[id] = next }
      if let identifier = next[.identifier] {
        identified.updateValue(identified[identifier] == nil ? next : nil, forKey: identifier)
      }
      waiting += next.children
    }
    return references.compactMap { reference -> Node? in
      switch reference {
      case .node(let node): node
      case .id(let id): lookup[id] ?? (identified[id] ?? nil)
      }
    }
  }

  /// Gives the members of an explicit list their positions.
  private func mark(_ members: inout [Part], from nodes: [Node], as node: Node) {
    let count = members.count
    for index in members.indices {
      let context: Element.Context?
      if node.isTabBar {
        context = .tab(Property.Place(number: index + 1, count: count))
      } else if screen.platform == .macos {
        // The list and its end are stops.
        context = nil
      } else {
        context = node[.container].flatMap { model.edge(of: $0, at: index, of: count) }
      }
      guard let context, case .group(var group) = members[index], group.members.count == 1,
        case .element(let draft)? = group.members.first, draft.element.context == nil,
        draft.element.node == nodes[index].name
      else { continue }
      let name: AnyModifier = node[.container] == nil ? .addTraits : .container
      draft.element.context = Sourced(context, from: origin(of: node, name), by: .counted)
      group.members = [.element(draft)]
      members[index] = .group(group)
    }
  }

  /// Replaces a view by its representation; the modifiers of the view still apply.
  mutating func represent(_ node: Node, by nodes: [Node]) -> [Part] {
    let members = applied(node, to: parts(of: nodes))
    guard members.count == 1, case .element(let draft) = members[0] else {
      return [.group(Group(members: members, priority: node[.sortPriority] ?? 0))]
    }
    // Steps and reports name the view in the file; what represents it is not on the screen.
    draft.element.node = node.name
    draft.element.identifier = node[.identifier] ?? draft.element.identifier
    draft.element.origin = origin(of: node)
    draft.element.frame = frame(of: node) ?? draft.element.frame
    draft.element.placement = node[.frame] == nil ? node.placement ?? draft.element.placement : nil
    draft.element.label = draft.element.label.map { $0.by(.represented, unless: .stated) }
    draft.priority = node[.sortPriority] ?? draft.priority
    return [.element(draft)]
  }

  /// Applies the modifiers of a view to each element inside it.
  func applied(_ node: Node, to parts: [Part]) -> [Part] {
    parts.changeElements { apply(node, to: $0) }
    return parts
  }

  private func apply(_ node: Node, to draft: Draft) {
    let label = statedLabel(of: node)
    let own = self.draft(of: node).element
    if !label.isEmpty {
      draft.element.label = label
      // Ranges belong to the words in which they are counted.
      draft.element.attributed = own.attributed
    }
    if node[.value] != nil || node[.valueText] != nil { draft.element.value = value(of: node) }
    let secret = draft.element.traits[.secureTextField]
    draft.element.traits = changed(draft.element.traits, by: node)
    // A view around makes fields secure, but shows no secret of one that says so itself.
    if let secret, !draft.element.traits.has(.secureTextField) {
      draft.element.traits = (draft.element.traits + [secret]).inOrder
    }
    if node.isSecure { hideSecret(in: &draft.element) }
    draft.element.hint = own.hint ?? draft.element.hint
    draft.element.webDescription = own.webDescription ?? draft.element.webDescription
    draft.element.expanded = own.expanded ?? draft.element.expanded
    draft.element.headingLevel = own.headingLevel ?? draft.element.headingLevel
    // Language and speech belong to words, so those nearest to the words are kept.
    draft.element.language = draft.element.language ?? own.language
    draft.element.speech = draft.element.speech ?? own.speech
    draft.element.states += own.states
    draft.element.actions += own.actions
    draft.element.dropPoints = own.dropPoints ?? draft.element.dropPoints
    own.customContent.forEach { draft.element.customContent.put($0) }
  }
}

extension TreeModel {
  /// What the member at an index of a list or a landmark announces.
  func edge(of type: Property.ContainerType, at index: Int, of count: Int) -> Element.Context? {
    func edge(_ start: Element.Context, _ end: Element.Context) -> Element.Context? {
      index == 0 ? start : index == count - 1 ? end : nil
    }
    switch type {
    case .list: return edge(.listStart, .listEnd)
    case .landmark: return marksLandmarks ? edge(.landmarkStart, .landmarkEnd) : nil
    case .definitionList: return edge(.definitionListStart, .definitionListEnd)
    case .none, .semanticGroup, .dataTable, .tabBar: return nil
    }
  }
}

extension Sourced {
  /// The same value with another pass, unless the given pass chose it.
  func by(_ pass: Pass, unless kept: Pass) -> Sourced {
    self.pass == kept ? self : Sourced(value, from: origin, by: pass)
  }
}

extension Sourced<Wording> {
  /// The words as merged from a child; the pass that named a symbol or an image is kept.
  var combined: Sourced<Wording> {
    switch pass {
    case .stated, .title: Sourced(value, from: origin, by: .combined)
    // All others keep the pass that made them.
    default: self
    }
  }
}
