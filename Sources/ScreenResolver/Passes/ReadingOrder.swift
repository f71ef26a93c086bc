import ScreenTree

extension Group {
  /// The elements of the group in reading order, each with the containers around it.
  ///
  /// Higher sort priorities come first. Parts of equal priority are read by their places on the
  /// screen, from the top leading to the bottom trailing corner, where tops that are closer than a
  /// line's tolerance count as one line: 8 points on iPhone, 13 elsewhere, as AccessibilitySnapshot
  /// measured. The comparison is not transitive, so the stable sort of Swift's library over the
  /// order of the walk decides, as it does there. Where a part has no frame the order of the file
  /// stands.
  func ordered(on screen: Screen) -> [Draft] { laidOut(on: screen).drafts }

  /// The elements in reading order, and where the group as a whole lies.
  private func laidOut(on screen: Screen) -> Layout {
    var parts = members.map { part -> Layout in
      switch part {
      case .element(let draft): Layout(drafts: [draft], frame: draft.element.frame?.finite)
      case .group(let group): group.laidOut(on: screen)
      }
    }
    let lines = Lines(screen)
    if order == .geometric { sort(&parts, lines) }
    var drafts = parts.flatMap(\.drafts)
    if var container {
      container.count = drafts.count
      for index in drafts.indices { drafts[index].element.containers.insert(container, at: 0) }
    }
    let frames = parts.compactMap(\.frame)
    // A group lies where the member lies that would be read first by its place.
    let first = order == .geometric ? frames.first : frames.min(by: lines.precedes)
    return Layout(drafts: drafts, frame: frame ?? first)
  }

  private func sort(_ parts: inout [Layout], _ lines: Lines) {
    let isPlaced = parts.allSatisfy { $0.drafts.isEmpty || $0.frame != nil }
    let hasPriorities = members.contains { $0.priority != members[0].priority }
    guard isPlaced || hasPriorities else { return }
    let sorted = parts.indices.sorted { one, other in
      let (first, second) = (members[one].priority, members[other].priority)
      if first != second { return first > second }
      guard isPlaced, let first = parts[one].frame, let second = parts[other].frame else {
        return false
      }
      return lines.precedes(first, second)
    }
    parts = sorted.map { parts[$0] }
  }
}

/// Elements in reading order, and where they lie as a whole.
private struct Layout {
  var drafts: [Draft]
  var frame: Frame?
}

/// How places on the screen follow each other.
private struct Lines {
  private let tolerance: Double
  private let isReversed: Bool

  init(_ screen: Screen) {
    tolerance = screen.platform == .ios ? 8 : 13
    isReversed = screen.direction == .rtl
  }

  /// Whether one place is read before the other.
  func precedes(_ first: Frame, _ second: Frame) -> Bool {
    if abs(first.y - second.y) >= tolerance { return first.y < second.y }
    return isReversed ? first.x > second.x : first.x < second.x
  }
}
