import ScreenTree

extension Screen {
  /// Sorts the views of a snapshot into reading order, window by window from back to front.
  ///
  /// If the places alone would give another order, the result is one list of elements, which the
  /// resolver keeps unchanged.
  mutating func putInReadingOrder() {
    guard let first = views.first else { return }
    let lines = ReadingLines(platform: platform, direction: direction)
    var ordered: [Node] = []
    var loose: [Node] = []
    for view in views {
      guard view.isWindow else {
        loose.append(view)
        continue
      }
      ordered += loose.inReadingOrder(lines) + view.members.inReadingOrder(lines)
      loose = []
    }
    ordered += loose.inReadingOrder(lines)
    guard !ordered.isByPlace(lines) else { return views = ordered }
    views = [
      Node(
        .uiView, className: "Application",
        properties: [.elements(ordered.map { .node($0) }, at: first.position)],
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

extension [Node] {
  /// The nodes sorted by their places on the screen, where the capture leaves the order open.
  ///
  /// A node moves up to its place unless it overlaps a node that it would pass: for overlapping
  /// views the corner proves nothing, and SwiftUI writes its views in VoiceOver's order already. No
  /// node passes one without a place, nor more nodes than a screen has.
  fileprivate func inReadingOrder(_ lines: ReadingLines) -> [Node] {
    var order: [(index: Int, place: Place?)] = []
    order.reserveCapacity(count)
    for index in indices {
      let place = Place(self[index], lines)
      var slot = order.count
      while slot > 0, let place, let before = order[slot - 1].place,
        lines.precedes(place.first, before.first)
      {
        let isFar = order.count - slot == Self.farthest
        guard !isFar, !place.extent.overlaps(before.extent) else {
          slot = order.count
          break
        }
        slot -= 1
      }
      order.insert((index, place), at: slot)
    }
    return order.map { self[$0.index] }
  }

  /// Whether the resolver, which sorts loose views by their places, leaves the nodes unchanged.
  fileprivate func isByPlace(_ lines: ReadingLines) -> Bool {
    let places = map { Place($0, lines) }
    guard places.allSatisfy({ $0 != nil }) else { return true }
    return zip(places, places.dropFirst()).allSatisfy { before, after in
      guard let before, let after else { return true }
      return !lines.precedes(after.first, before.first)
    }
  }

  /// How many nodes one may pass, which bounds the work.
  private static var farthest: Int { 500 }
}

/// The place of an element or a container of elements.
private struct Place {
  /// The frame of the element, or of the first one of the container in reading order.
  let first: Frame
  /// The rectangle around all of them.
  let extent: Frame

  init?(_ node: Node, _ lines: ReadingLines) {
    let frames = node.leaves.compactMap { $0[.frame] }
    guard let first = frames.min(by: lines.precedes) else { return nil }
    self.first = first
    extent = frames.reduce(first) { $0.around($1) }
  }
}

extension Frame {
  /// Whether two rectangles overlap by more than the error of rounding to whole points.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return across > 2 && down > 2
  }
}
