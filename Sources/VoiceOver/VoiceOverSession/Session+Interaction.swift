import ScreenTree
import VoiceOverElements

/// Containers of the Mac, which are stops of their own and can be entered on demand.
extension Session {
  /// Moves by a swipe; at an end the cursor stays.
  mutating func swipe(forwards: Bool, in app: some ScreenApp) -> Event {
    guard groups else {
      return step(to: forwards ? (cursor ?? -1) + 1 : (cursor ?? 0) - 1, in: app)
    }
    let elements = app.elements
    let next = forwards ? elements.stop(after: cursor ?? -1) : elements.stop(before: cursor ?? 0)
    return step(to: next ?? (forwards ? elements.count : -1), in: app)
  }

  /// Moves to the last stop that a swipe reaches.
  mutating func stepToLast(in app: some ScreenApp) -> Event {
    let last = app.elements.count - 1
    guard groups, last >= 0 else { return step(to: last, in: app) }
    return step(to: app.elements.stop(before: last + 1) ?? last, in: app)
  }

  /// Goes into the container whose stop the cursor is on.
  mutating func interact(in app: some ScreenApp) -> Event {
    guard let current, let cursor else { return .failed("nothing has the focus") }
    guard let container = current.group else {
      return .failed("\(current.node) is no container; `interact` enters the one under the cursor")
    }
    let elements = app.elements
    // An empty container has nothing but its two stops.
    guard elements.indices.contains(cursor + 1), elements[cursor + 1].groupEnd == nil
    else { return .reachedBoundary(.end, repeating: nil) }
    return interacted(container, isIn: true, at: cursor + 1, in: app)
  }

  /// Goes out of the innermost container around the cursor, to its stop.
  mutating func stopInteracting(in app: some ScreenApp) -> Event {
    guard let current, let cursor else { return .failed("nothing has the focus") }
    let elements = app.elements
    guard let around = elements.start(around: cursor), let container = elements[around].group else {
      return .failed("\(current.node) is in no container; `stopInteracting` leaves one")
    }
    return interacted(container, isIn: false, at: around, in: app)
  }

  private mutating func interacted(
    _ container: Container, isIn: Bool, at index: Int, in app: some ScreenApp
  ) -> Event {
    var focus = place(at: index, of: app.elements)
    // What is entered or left is said by the words of interacting.
    (focus.entered, focus.ended) = ([], [])
    return .interacted(container, isIn: isIn, focus)
  }
}

// Several containers may have one name, so that each stop is found by how deep it is: what is inside
// a container is deeper than its two stops.
extension [Element] {
  /// The number of the stop after a stop, past the container that it begins; nil at the end of what
  /// is around it.
  fileprivate func stop(after index: Int) -> Int? {
    var next = index + 1
    if indices.contains(index), self[index].group != nil {
      while next < count, self[next].depth > self[index].depth { next += 1 }
      // The container's own end.
      next += 1
    }
    return next < count && self[next].groupEnd == nil ? next : nil
  }

  /// The number of the stop before a stop, the beginning of a container that ends there; nil at the
  /// beginning of what is around it.
  fileprivate func stop(before index: Int) -> Int? {
    if indices.contains(index), self[index].groupEnd != nil { return start(around: index) }
    guard indices.contains(index - 1) else { return nil }
    if self[index - 1].groupEnd != nil { return start(around: index - 1) ?? index - 1 }
    // Right after its stop a container begins.
    return self[index - 1].group == nil ? index - 1 : nil
  }

  /// The number of the stop where the innermost container around a stop begins; for an end, where
  /// that container begins; nil without one.
  fileprivate func start(around index: Int) -> Int? {
    guard indices.contains(index) else { return nil }
    var depth = self[index].depth + (self[index].groupEnd == nil ? 0 : 1)
    for before in self[..<index].indices.reversed() {
      if self[before].group != nil, self[before].depth < depth { return before }
      depth = Swift.min(depth, self[before].depth)
    }
    return nil
  }
}

extension Element {
  /// How many containers are around it.
  fileprivate var depth: Int { self.containers.count }
}
