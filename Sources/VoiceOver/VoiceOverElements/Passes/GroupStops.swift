import ScreenTree

extension Group {
  /// The elements in reading order, with a stop where each container starts and one where it ends.
  ///
  /// On the Mac a list, a table, a landmark and a named group are stops of their own, and so are
  /// their ends; an empty one has both. Its hint is spoken there. Sources: recordings of Safari, and
  /// Apple's sessions 10073 of 2024 and 229 of 2025.
  func elementsWithStops(on screen: Screen) -> [Element] {
    var group = self
    group.arrange(on: screen, keepsStops: true)
    var walk = StopWalk()
    walk.visit(group, in: [])
    // Nothing follows that would end what the last element brought.
    walk.closeLoose(from: 0, in: [])
    return walk.elements
  }
}

/// A walk through an arranged group that collects the elements and the stops of containers.
private struct StopWalk {
  var elements: [Element] = []
  /// The containers that the last element brought itself, because a pass took their groups apart.
  private var loose: [Container] = []

  mutating func visit(_ group: Group, in around: [Container]) {
    guard let container = group.container?.leveled(in: around) else {
      return visit(group.members, in: around)
    }
    // All members share this one array, so that no element needs its own.
    let inside = around + [container]
    let isStop = container.isStop
    closeLoose(from: 0, in: around)
    if isStop { elements.append(Element(startOf: container, in: around)) }
    visit(group.members, in: inside)
    closeLoose(from: 0, in: inside)
    if isStop { elements.append(Element(endOf: container, in: around)) }
  }

  private mutating func visit(_ members: [Part], in around: [Container]) {
    for member in members {
      switch member {
      case .element(let draft): add(draft, in: around)
      case .group(let group): visit(group, in: around)
      }
    }
  }

  private mutating func add(_ draft: Draft, in around: [Container]) {
    if !(draft.element.containers.isEmpty && loose.isEmpty) { moveLoose(to: draft, in: around) }
    draft.element.put(inside: around)
    elements.append(draft.element)
  }

  /// Closes the loose containers that a draft is not in, and opens those that it is in.
  private mutating func moveLoose(to draft: Draft, in around: [Container]) {
    let own = draft.element.containers
    closeLoose(from: zip(loose, own).prefix { $0.node == $1.node }.count, in: around)
    for container in own.dropFirst(loose.count) {
      let container = container.leveled(in: around + loose)
      if container.isStop { elements.append(Element(startOf: container, in: around + loose)) }
      loose.append(container)
    }
    draft.element.containers = loose
  }

  mutating func closeLoose(from depth: Int, in around: [Container]) {
    while loose.count > depth, let last = loose.popLast() {
      if last.isStop { elements.append(Element(endOf: last, in: around + loose)) }
    }
  }
}

extension Container {
  /// Whether VoiceOver of the Mac stops at it, and at its end.
  ///
  /// Views of the app without a label are no stop unless they are a list, a table or another type
  /// that was named; stacks that load their views are lists on iOS alone.
  package var isStop: Bool {
    switch webRole?.stop {
    case .always: return true
    case .never: return false
    case .named, nil: break
    }
    switch type {
    case .list, .dataTable, .definitionList, .landmark, .tabBar:
      return label != nil || (kind != .lazyVStack && kind != .lazyHStack)
    case .none, .semanticGroup: return label != nil
    }
  }

  /// The container with its level among the lists around it.
  fileprivate func leveled(in around: [Container]) -> Container {
    guard isListStop else { return self }
    var container = self
    container.level = 1 + around.count(where: \.isListStop)
    return container
  }

  private var isListStop: Bool { (type == .list || type == .definitionList) && isStop }
}

extension Element {
  /// Whether it is the stop at which a container starts or ends.
  package var isContainerStop: Bool { edge != nil }

  /// The container that starts at this stop, on the Mac; nil for any other stop.
  package var group: Container? {
    if case .start(let container) = edge { container } else { nil }
  }

  /// The container that ends at this stop, on the Mac; nil for any other stop.
  package var groupEnd: Container? {
    if case .end(let container) = edge { container } else { nil }
  }

  /// The stop at which a container starts, with its words.
  fileprivate init(startOf container: Container, in containers: [Container]) {
    self.init(.start(container), of: container, named: container.node, in: containers)
    label = [container.label].compactMap { $0 }
    value = [container.value].compactMap { $0 }
    hint = container.hint
  }

  /// The stop at which a container ends; its words are those of the container.
  fileprivate init(endOf container: Container, in containers: [Container]) {
    // The start has the name of the node, and steps find only one of two with the same name.
    self.init(.end(container), of: container, named: "\(container.node).end", in: containers)
  }

  private init(
    _ edge: Edge, of container: Container, named name: String, in containers: [Container]
  ) {
    self.init(node: name, origin: container.origin)
    self.edge = edge
    kind = container.kind
    role = container.role
    language = container.language
    self.containers = containers
  }
}
