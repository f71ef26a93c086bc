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

  /// Only the elements, in the same order, on the Mac with the stops of containers.
  func elements(on screen: Screen) -> [Element] {
    if screen.platform == .macos { return elementsWithStops(on: screen) }
    var elements: [Element] = []
    forEach(on: screen) { draft, containers in
      draft.element.put(inside: containers)
      elements.append(draft.element)
    }
    return elements
  }

  /// Visits the elements in reading order, with the containers around them.
  private func forEach(on screen: Screen, _ use: (Draft, [Container]) -> Void) {
    var group = self
    group.arrange(on: screen, keepsStops: false)
    group.forEach(in: [], use)
  }

  /// Sorts the members into reading order, innermost groups first.
  ///
  /// - Parameters:
  ///   - screen: the screen, with its platform and direction.
  ///   - keepsStops: whether containers that are stops of the Mac stay without elements.
  mutating func arrange(on screen: Screen, keepsStops: Bool) {
    let lines = ReadingLines(platform: screen.platform, direction: screen.direction)
    _ = arrange(lines, keepsStops)
  }

  /// Sorts the members, and returns the place of the group and the number of its elements.
  private mutating func arrange(_ lines: ReadingLines, _ keepsStops: Bool) -> Place {
    var places = members.indices.map { index -> Place in
      switch members[index] {
      case .element(let draft): return Place(frame: draft.element.frame?.finite, count: 1)
      case .group(var group):
        let place = group.arrange(lines, keepsStops)
        members[index] = .group(group)
        return place
      }
    }
    removeEmpty(&places)
    let count = places.reduce(0) { $0 + $1.count }
    container?.count = count
    if container?.itemCount == 0 { container?.itemCount = members.count }
    let isStop = keepsStops && (container?.isStop == true || places.contains { $0.isStop })
    let sorted = order == .geometric ? sort(places, lines) : places
    let frames = sorted.compactMap(\.frame)
    // The place of a group is that of the member which would be read first.
    let first = order == .geometric ? frames.first : frames.min(by: lines.precedes)
    return Place(frame: frame ?? first, count: count, isStop: isStop)
  }

  /// Removes groups without elements, which have no place and must not separate the others; where
  /// the order is that of the file, an empty container that is a stop stays.
  private mutating func removeEmpty(_ places: inout [Place]) {
    guard places.contains(where: { $0.count == 0 }) else { return }
    let isPlaced = order == .geometric && places.contains { $0.count > 0 && $0.frame != nil }
    func stays(_ place: Place) -> Bool {
      place.count > 0 || place.isStop && (!isPlaced || place.frame != nil)
    }
    members = zip(members, places).filter { stays($1) }.map { $0.0 }
    places.removeAll { !stays($0) }
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

extension Element {
  /// Adds containers around; those that were added before are inside these.
  mutating func put(inside around: [Container]) {
    guard !around.isEmpty else { return }
    containers = containers.isEmpty ? around : around + containers
  }
}

/// The place of a part of the screen, and the number of its elements.
private struct Place {
  var frame: Frame?
  var count: Int
  /// Whether it holds a container that is a stop of the Mac.
  var isStop = false
}
