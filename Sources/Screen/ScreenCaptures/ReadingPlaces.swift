import ScreenTree

extension Screen {
  /// Sorts the views of a snapshot into reading order, window by window from back to front.
  ///
  /// If the places alone would give another order, the result is one list of elements, which the
  /// resolver keeps unchanged.
  mutating func putInReadingOrder() {
    guard let first = views.first else { return }
    let lines = ReadingLines(platform: platform, direction: direction)
    var ordered: [PlacedNode] = []
    var loose: [PlacedNode] = []
    for view in views {
      guard view.isWindow else {
        loose.append(PlacedNode(view, lines))
        continue
      }
      let members = view.members.map { PlacedNode($0, lines) }
      ordered += loose.inReadingOrder(lines) + members.inReadingOrder(lines)
      loose = []
    }
    ordered += loose.inReadingOrder(lines)
    views = ordered.map(\.node)
    guard !ordered.isByPlace(lines) else { return }
    views = [
      Node(
        .uiView, className: "Application",
        properties: [.elements(views.map { .node($0) }, at: first.position)],
        position: first.position)
    ]
  }
}

extension Screen {
  /// Wraps the visible views in an alert, which is announced when it appears.
  mutating func putInAlert(at position: Position) {
    let inside = views.flatMap { $0.members.isEmpty ? [$0] : $0.members }
    views = [Node(.alert, className: ViewClass.alert.name, children: inside, position: position)]
  }
}

extension Node {
  /// The type of a view whose members are sorted separately from others.
  static let window = "Window"

  fileprivate var isWindow: Bool {
    kind == .uiView && className == Node.window && children.isEmpty
  }
}

/// An element or a container of elements, with its place on the screen.
private struct PlacedNode {
  let node: Node
  /// The frame of the element, or of the first one of the container in reading order; nil if none
  /// has a frame.
  let first: Frame?
  /// The rectangle around all of them.
  let extent: Frame?

  init(_ node: Node, _ lines: ReadingLines) {
    self.node = node
    guard node.kind == .uiView else {
      first = node[.frame]
      extent = first
      return
    }
    let frames = node.leaves.compactMap { $0[.frame] }
    first = frames.min(by: lines.precedes)
    extent = frames.reduce(first) { $0?.around($1) }
  }
}

extension [PlacedNode] {
  /// The nodes sorted by their places on the screen, where the capture leaves the order open.
  ///
  /// A node moves up to its place unless it overlaps a node that it would pass: for overlapping
  /// views the corner proves nothing, and SwiftUI writes its views in VoiceOver's order already. No
  /// node passes one without a place, nor more nodes than a screen has.
  fileprivate func inReadingOrder(_ lines: ReadingLines) -> [PlacedNode] {
    var order: [Int] = []
    order.reserveCapacity(count)
    for index in indices {
      var slot = order.count
      while slot > 0, let first = self[index].first, let before = self[order[slot - 1]].first,
        lines.precedes(first, before)
      {
        let isFar = order.count - slot == Self.farthest
        guard !isFar, !overlap(index, order[slot - 1]) else {
          slot = order.count
          break
        }
        slot -= 1
      }
      order.insert(index, at: slot)
    }
    return order.map { self[$0] }
  }

  private func overlap(_ index: Int, _ other: Int) -> Bool {
    guard let extent = self[index].extent, let before = self[other].extent else { return false }
    return extent.overlaps(before)
  }

  /// Whether the resolver, which sorts loose views by their places, leaves the nodes unchanged.
  fileprivate func isByPlace(_ lines: ReadingLines) -> Bool {
    guard allSatisfy({ $0.first != nil }) else { return true }
    return zip(self, dropFirst()).allSatisfy { before, after in
      guard let before = before.first, let after = after.first else { return true }
      return !lines.precedes(after, before)
    }
  }

  /// How many nodes one may pass, which bounds the work.
  private static var farthest: Int { 500 }
}

extension Frame {
  /// Whether two rectangles overlap by more than the error of rounding to whole points.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return across > 2 && down > 2
  }
}
