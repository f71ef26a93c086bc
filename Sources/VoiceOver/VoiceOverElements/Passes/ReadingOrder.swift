import ScreenTree

extension Group {
  /// The elements of the group in reading order, each with the containers around it.
  ///
  /// Higher sort priorities come first. Parts of equal priority are read by their places on the
  /// screen, line by line (`ReadingLines`). The comparison is not transitive, so the result depends
  /// on the stable sort of Swift's library over the order of the file, as it does in
  /// AccessibilitySnapshot. If a part has no frame, the order of the file is kept.
  func ordered(on screen: Screen) -> [Draft] {
    var drafts: [Draft] = []
    forEach(on: screen) { draft, containers in
      draft.element.put(inside: containers)
      drafts.append(draft)
    }
    return drafts
  }

  /// The elements of the group in reading order, without containers.
  func listed(on screen: Screen) -> [Draft] {
    var drafts: [Draft] = []
    forEach(on: screen) { draft, _ in drafts.append(draft) }
    return drafts
  }

  /// Only the elements, in the same order; the drafts become their storage, so it is called once,
  /// after everything else.
  func elements(on screen: Screen) -> [Element] {
    var elements: [Element] = []
    forEach(on: screen) { draft, containers in
      draft.element.put(inside: containers)
      elements.append(Element(draft))
    }
    return elements
  }

  /// Visits the elements in reading order, with the containers around them.
  private func forEach(on screen: Screen, _ use: (Draft, [Container]) -> Void) {
    var group = self
    _ = group.arrange(ReadingLines(platform: screen.platform, direction: screen.direction))
    group.forEach(in: [], use)
  }

  /// Sorts the members into reading order, innermost groups first.
  ///
  /// - Returns: the place of the group as a whole, and the number of its elements.
  private mutating func arrange(_ lines: ReadingLines) -> Place {
    var places = members.indices.map { index -> Place in
      switch members[index] {
      case .element(let draft): return Place(frame: draft.element.frame?.finite, count: 1)
      case .group(var group):
        let place = group.arrange(lines)
        members[index] = .group(group)
        return place
      }
    }
    // A group without elements has no place, and must not separate the others.
    if places.contains(where: { $0.count == 0 }) {
      members = zip(members, places).filter { $1.count > 0 }.map { $0.0 }
      places.removeAll { $0.count == 0 }
    }
    let count = places.reduce(0) { $0 + $1.count }
    container?.count = count
    let sorted = order == .geometric ? sort(places, lines) : places
    let frames = sorted.compactMap(\.frame)
    // The place of a group is that of the member which would be read first.
    let first = order == .geometric ? frames.first : frames.min(by: lines.precedes)
    return Place(frame: frame ?? first, count: count)
  }

  private mutating func sort(_ places: [Place], _ lines: ReadingLines) -> [Place] {
    // Between a part with a place and one without there is no order, so it is all or none.
    let isPlaced = places.allSatisfy { $0.frame != nil }
    let hasPriorities = members.contains { $0.priority != members[0].priority }
    guard isPlaced || hasPriorities else { return places }
    let sorted = places.indices.sorted { one, other in
      let (first, second) = (members[one].priority, members[other].priority)
      // A priority counts among siblings only, and before any place, as in SwiftUI.
      if first != second { return first > second }
      guard isPlaced, let first = places[one].frame, let second = places[other].frame else {
        return false
      }
      return lines.precedes(first, second)
    }
    members = sorted.map { members[$0] }
    return sorted.map { places[$0] }
  }

  /// Visits the elements of an arranged group, with the containers around them.
  private func forEach(in around: [Container], _ use: (Draft, [Container]) -> Void) {
    // All members share this one array, so that no element needs its own.
    let containers = container.map { around + [$0] } ?? around
    for member in members {
      switch member {
      case .element(let draft): use(draft, containers)
      case .group(let group): group.forEach(in: containers, use)
      }
    }
  }
}

extension Element.Content {
  /// Adds containers around; those that were added before are inside these.
  fileprivate mutating func put(inside around: [Container]) {
    guard !around.isEmpty else { return }
    containers = containers.isEmpty ? around : around + containers
  }
}

/// The place of a part of the screen, and the number of its elements.
private struct Place {
  var frame: Frame?
  var count: Int
}
