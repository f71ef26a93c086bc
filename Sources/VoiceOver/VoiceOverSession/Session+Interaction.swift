import ScreenTree
import VoiceOverElements

/// Containers of the Mac, which are stops of their own and can be entered on demand.
extension Session {
  /// Whether a swipe goes past the containers, which `interact` enters.
  private var skipsContainers: Bool { groups && isOnMac }

  /// Moves by a swipe; at an end the cursor stays.
  mutating func swipe(forwards: Bool, in app: some ScreenApp) -> Event {
    guard skipsContainers else {
      return step(to: forwards ? (cursor ?? -1) + 1 : (cursor ?? 0) - 1, in: app)
    }
    let elements = app.elements
    let next = forwards ? elements.stop(after: cursor ?? -1) : elements.stop(before: cursor ?? 0)
    return step(to: next ?? (forwards ? elements.count : -1), in: app)
  }

  /// Moves to the last stop that a swipe reaches.
  mutating func stepToLast(in app: some ScreenApp) -> Event {
    let last = app.elements.count - 1
    guard skipsContainers, last >= 0 else { return step(to: last, in: app) }
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
    guard elements.indices.contains(cursor + 1), elements[cursor + 1].isInside(container.node)
    else { return .reachedBoundary(.end, repeating: nil) }
    return interacted(container, isIn: true, at: cursor + 1, in: app)
  }

  /// Goes out of the innermost container around the cursor, to its stop.
  mutating func stopInteracting(in app: some ScreenApp) -> Event {
    guard let current, let cursor else { return .failed("nothing has the focus") }
    let elements = app.elements
    let around =
      current.groupEnd.flatMap { elements.start(of: $0.node, before: cursor) }
      ?? elements.prefix(cursor).lastIndex { element in
        element.group.map { current.isInside($0.node) } ?? false
      }
    guard let around, let container = elements[around].group else {
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

extension Element {
  /// Whether it is in a container, and not its own stop.
  fileprivate func isInside(_ container: String) -> Bool {
    containers.contains { $0.node == container } && self.groupEnd?.node != container
  }
}

extension [Element] {
  /// The number of the stop after a stop, past the container that it begins; nil at the end of what
  /// is around it.
  fileprivate func stop(after index: Int) -> Int? {
    var next = index + 1
    if indices.contains(index), let container = self[index].group?.node {
      while next < count,
        self[next].containers.contains(where: { $0.node == container })
          || self[next].groupEnd?.node == container
      {
        next += 1
      }
    }
    return next < count && self[next].groupEnd == nil ? next : nil
  }

  /// The number of the stop before a stop, the beginning of a container that ends there; nil at the
  /// beginning of what is around it.
  fileprivate func stop(before index: Int) -> Int? {
    if indices.contains(index), let ended = self[index].groupEnd,
      let start = start(of: ended.node, before: index)
    {
      return start
    }
    guard indices.contains(index - 1) else { return nil }
    if let ended = self[index - 1].groupEnd {
      return start(of: ended.node, before: index - 1) ?? index - 1
    }
    if let around = self[index - 1].group, indices.contains(index),
      self[index].isInside(around.node)
    {
      return nil
    }
    return index - 1
  }

  /// The number of the stop where a container begins; nil without one.
  fileprivate func start(of container: String, before index: Int) -> Int? {
    prefix(index).lastIndex { $0.group?.node == container }
  }
}
