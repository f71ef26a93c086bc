import ScreenTree

extension Group {
  /// The elements of the group in reading order, each with the containers around it.
  ///
  /// Higher sort priorities come first. Parts of equal priority are read by their places on the
  /// screen, from the top leading to the bottom trailing corner, where tops that are closer than a
  /// line's tolerance count as one line: 8 points on iPhone, 13 elsewhere, as AccessibilitySnapshot
  /// measured. Where a part has no frame the order of the file stands.
  func ordered(on screen: Screen) -> [Draft] {
    var lists = members.map { part -> [Draft] in
      switch part {
      case .element(let draft): [draft]
      case .group(let group): group.ordered(on: screen)
      }
    }
    if order == .geometric { sort(&lists, on: screen) }
    var drafts = lists.flatMap { $0 }
    if let container {
      for index in drafts.indices { drafts[index].element.containers.insert(container, at: 0) }
    }
    return drafts
  }

  private func sort(_ lists: inout [[Draft]], on screen: Screen) {
    let priorities = members.map(\.priority)
    // A group lies where its first element lies.
    let frames = lists.map { $0.first?.element.frame?.finite }
    let rows = zip(lists, frames).allSatisfy { $0.isEmpty || $1 != nil }
    guard rows || priorities.contains(where: { $0 != priorities[0] }) else { return }
    let tolerance: Double = screen.platform == .ios ? 8 : 13
    let isReversed = screen.direction == .rtl
    let sorted = lists.indices.sorted { one, other in
      if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
      guard rows, let first = frames[one], let second = frames[other] else { return false }
      if abs(first.y - second.y) >= tolerance { return first.y < second.y }
      return isReversed ? first.x > second.x : first.x < second.x
    }
    lists = sorted.map { lists[$0] }
  }
}
