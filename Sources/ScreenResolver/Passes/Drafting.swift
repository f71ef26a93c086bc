import ScreenTree

extension Resolver {
  /// An element made of nothing but what a view says itself; its children are not looked at.
  func draft(of node: Node) -> Draft {
    var element = Element(node: node.name, origin: screen.origin(of: node))
    element.label = label(of: node)
    element.value = value(of: node)
    element.traits = traits(of: node)
    if node.kind == .uiActivityIndicatorView, element.label.isEmpty {
      element.label = [Sourced("In progress", from: element.origin, by: .classDefault)]
    }
    if let hint = node.hintText, !hint.isBlank {
      element.hint = Sourced(hint, from: screen.origin(of: node, .hint), by: .stated)
    }
    element.expanded = expansion(of: node)
    element.headingLevel = node.headingLevel.map {
      Sourced($0, from: screen.origin(of: node, .heading), by: .stated)
    }
    element.customContent = customContent(of: node)
    element.actions = actions(of: node)
    element.context = node.context.map {
      Sourced($0, from: screen.origin(of: node, .context), by: .stated)
    }
    element.language = node.languageTag
    element.frame = node.frame
    return Draft(
      element: element, kind: node.kind, priority: node.sortPriority ?? 0,
      isNamedByImage: isNamedByImage(element.label))
  }

  private func expansion(of node: Node) -> Sourced<Bool>? {
    if let expanded = node.isExpanded {
      return Sourced(expanded, from: screen.origin(of: node, .expanded), by: .stated)
    }
    guard node.kind == .disclosureGroup else { return nil }
    return Sourced(false, from: screen.origin(of: node), by: .classDefault)
  }

  /// The custom content; a later piece of the same label replaces, an empty one removes.
  func customContent(of node: Node) -> [Sourced<Property.CustomContent>] {
    var contents: [Sourced<Property.CustomContent>] = []
    for property in node.properties {
      guard case .customContent(let pieces) = property.value else { continue }
      let origin = screen.origin(of: node, .customContent)
      for piece in pieces { contents.put(Sourced(piece, from: origin, by: .stated)) }
    }
    return contents
  }

  /// The names of the custom actions, in order.
  func actions(of node: Node) -> [Sourced<String>] {
    node.properties.flatMap { property -> [Sourced<String>] in
      guard case .actions(let names) = property.value else { return [] }
      let origin = screen.origin(of: node, .actions)
      return names.map { Sourced($0, from: origin, by: .stated) }
    }
  }
}

extension [Sourced<Property.CustomContent>] {
  /// Adds a piece of content; a piece of the same label is replaced, or removed by an empty one.
  mutating func put(_ piece: Sourced<Property.CustomContent>) {
    guard let index = firstIndex(where: { $0.value.label == piece.value.label }) else {
      return append(piece)
    }
    if piece.value.value.isEmpty { remove(at: index) } else { self[index] = piece }
  }
}
