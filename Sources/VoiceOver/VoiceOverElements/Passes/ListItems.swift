import ScreenTree

/// A list around the current node, with the first element of each of its items.
struct OpenList {
  /// Whether its items are terms and definitions.
  var isOfDefinitions: Bool
  /// The first element of each item; nil for an item without elements.
  var firsts: [Draft?] = []

  fileprivate func takes(_ role: WebRole) -> Bool {
    isOfDefinitions ? role == .term || role == .definition : role == .listitem
  }
}

extension Resolver {
  /// The parts in a container, and on the Mac the number of items of a list; otherwise 0.
  ///
  /// On the Mac the first stop of each item of a list of web content says its place. Items are those
  /// with the role of one; in a list without any, whatever is in it. Source: recordings of Safari.
  mutating func listParts(of node: Node) -> (parts: [Part], count: Int) {
    let type = node.containerType
    guard screen.platform == .macos, type == .list || type == .definitionList else {
      return (parts(of: node.children), 0)
    }
    openLists.append(OpenList(isOfDefinitions: type == .definitionList))
    var members: [Part] = []
    var firsts: [Draft?] = []
    for child in reachable(node.children) {
      let found = parts(of: child)
      if !found.isEmpty { firsts.append(found.firstElement) }
      members += found
    }
    let items = openLists.removeLast().firsts
    if !items.isEmpty { firsts = items }
    if node.kind == .web { place(firsts, in: node) }
    return (members, firsts.count)
  }

  /// Gives elements their numbers, unless they have one of their own.
  func place(_ drafts: [Draft?], in node: Node) {
    let origin = origin(of: node)
    for (index, draft) in drafts.enumerated() {
      guard let draft, draft.element.context == nil else { continue }
      let place = Property.Place(number: index + 1, count: drafts.count)
      draft.element.context = Sourced(.series(place), from: origin, by: .counted)
    }
  }

  /// The parts of an item of a list, which is counted; the same parts for anything else.
  mutating func item(of node: Node, _ role: WebRole, _ parts: [Part]) -> [Part] {
    guard let list = openLists.indices.last, openLists[list].takes(role), !parts.isEmpty else {
      return parts
    }
    let stops = role == .listitem ? self.stops(of: node, parts) : parts
    openLists[list].firsts.append(stops.firstElement)
    return stops
  }

  /// The stops of an item of a list.
  ///
  /// An item of texts alone is one stop with its mark, "• Milk". One that begins with the summary of
  /// details is a stop without words before it. Both were recorded in Safari.
  private func stops(of node: Node, _ parts: [Part]) -> [Part] {
    guard parts.count == 1, case .group(var group)? = parts.first else { return parts }
    let drafts = group.members.compactMap { part -> Draft? in
      if case .element(let draft) = part { draft } else { nil }
    }
    if drafts.count > 1, drafts.count == group.members.count, let text = Draft(joining: drafts) {
      group.members = [.element(text)]
    } else if group.members.firstElement?.element.webRole == .summary {
      let origin = origin(of: node)
      var element = Element(node: origin.node, origin: origin)
      element.kind = node.kind
      element.role = stated(.role, of: node)
      element.language = language
      element.frame = frame(of: node)
      element.placement = node.placement
      element.isReadByLayout = readsPlaces
      group.members.insert(.element(Draft(element, kind: node.kind)), at: 0)
    }
    return [.group(group)]
  }
}

extension Draft {
  /// The first of several texts with the words of all; nil if any of them is more than a text.
  fileprivate convenience init?(joining drafts: [Draft]) {
    guard let first = drafts.first,
      drafts.allSatisfy({ $0.isText && $0.element.language == first.element.language })
    else { return nil }
    let labels = drafts.flatMap(\.element.label)
    let texts = labels.compactMap(\.value.text)
    guard let label = labels.first, texts.count == labels.count else { return nil }
    var element = first.element
    element.label = [label.map { _ in .text(texts.joined(separator: " ")) }]
    element.frame = drafts.compactMap(\.element.frame).union
    self.init(element, kind: first.kind, priority: first.priority)
  }

  /// Whether it has a label, and nothing that its label could lose in another one.
  private var isText: Bool {
    kind == .web && element.role == nil && element.traits.isEmpty && element.value.isEmpty
      && element.states.isEmpty && element.attributed.isEmpty && element.actions.isEmpty
      && element.customContent.isEmpty && element.hint == nil && element.speech == nil
      && element.context == nil && cell == nil && pair == nil && !isTapped
  }
}
