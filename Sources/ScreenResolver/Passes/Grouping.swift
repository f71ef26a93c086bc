import ScreenTree

extension Resolver {
  /// Wraps what is in a view into a container; `extra` are the views of `.accessibilityChildren`.
  mutating func contain(_ node: Node, extra: [Node]) -> [Part] {
    let members = parts(of: node.children) + parts(of: extra)
    return [.group(Group(members: members, container: container(of: node)))]
  }

  /// The views of an explicit list of elements, in exactly that order.
  ///
  /// The first and the last member of a list or a landmark tell where it begins and ends; a single
  /// one tells only the beginning.
  mutating func explicit(_ references: [Property.ElementReference], in node: Node) -> [Part] {
    var lookup: [String: Node] = [:]
    var waiting = node.children
    while let next = waiting.popLast() {
      if let id = next.id { lookup[id] = next }
      waiting += next.children
    }
    let nodes = references.compactMap { reference -> Node? in
      switch reference {
      case .node(let node): node
      case .id(let id): lookup[id]
      }
    }
    var members = nodes.map { Part.group(Group(members: parts(of: $0))) }
    mark(&members, as: node)
    return [.group(Group(members: members, order: .listed, container: container(of: node)))]
  }

  private func mark(_ members: inout [Part], as node: Node) {
    let ends: (Property.Context, Property.Context)
    switch node.container {
    case .list: ends = (.listStart, .listEnd)
    case .landmark: ends = (.landmarkStart, .landmarkEnd)
    default: return
    }
    func say(_ context: Property.Context, at index: Int) {
      guard case .group(var group) = members[index], case .element(var draft) = group.members.first,
        group.members.count == 1, draft.element.context == nil
      else { return }
      let origin = screen.origin(of: node, .container)
      draft.element.context = Sourced(context, from: origin, by: .counted)
      group.members = [.element(draft)]
      members[index] = .group(group)
    }
    guard !members.isEmpty else { return }
    say(ends.0, at: 0)
    if members.count > 1 { say(ends.1, at: members.count - 1) }
  }

  /// Puts the views of a representation in the place of a view; what the view says stays said.
  mutating func represent(_ node: Node, by nodes: [Node]) -> [Part] {
    let members = applied(node, to: parts(of: nodes))
    guard members.count == 1, case .element(var draft) = members[0] else {
      return [.group(Group(members: members, priority: node.sortPriority ?? 0))]
    }
    draft.element.node = node.name
    draft.element.origin = screen.origin(of: node)
    draft.element.frame = node.frame ?? draft.element.frame
    draft.element.label = draft.element.label.map { $0.by(.represented, unless: .stated) }
    draft.priority = node.sortPriority ?? draft.priority
    return [.element(draft)]
  }

  /// Gives what a view says to each element inside it.
  func applied(_ node: Node, to parts: [Part]) -> [Part] {
    parts.map { part in
      switch part {
      case .element(let draft): return .element(applied(node, to: draft))
      case .group(var group):
        group.members = applied(node, to: group.members)
        return .group(group)
      }
    }
  }

  private func applied(_ node: Node, to draft: Draft) -> Draft {
    var draft = draft
    let label = statedLabel(of: node)
    if !label.isEmpty { draft.element.label = label }
    if node.scalar != nil || node.valueText != nil { draft.element.value = value(of: node) }
    draft.element.traits = changed(draft.element.traits, by: node)
    let own = self.draft(of: node).element
    draft.element.hint = own.hint ?? draft.element.hint
    draft.element.expanded = own.expanded ?? draft.element.expanded
    draft.element.headingLevel = own.headingLevel ?? draft.element.headingLevel
    draft.element.actions += own.actions
    own.customContent.forEach { draft.element.customContent.put($0) }
    return draft
  }
}

extension Sourced {
  /// The same value as chosen by another pass, unless the one given chose it.
  func by(_ pass: Pass, unless kept: Pass) -> Sourced {
    self.pass == kept ? self : Sourced(value, from: origin, by: pass)
  }
}

extension Sourced<String> {
  /// The words as merged from a child; how a symbol or an image came to its name is kept.
  var combined: Sourced<String> {
    switch pass {
    case .stated, .title: Sourced(value, from: origin, by: .combined)
    case .classDefault, .symbolLabel, .symbolName, .imageName, .formattedValue, .combined,
      .represented, .counted:
      self
    }
  }
}
