package import ScreenTree

/// What is under a finger: the elements of a screen by their places, the frontmost first.
///
/// Of elements over each other the one that is drawn last is touched. What a view that scrolls does
/// not show cannot be touched.
package struct TouchMap: Hashable, Sendable {
  /// An element with its part of the screen.
  fileprivate struct Target: Hashable {
    /// The number of the element, from 0.
    let number: Int
    let frame: Frame
    /// How many views are drawn before it.
    let layer: Int
  }

  /// Where a finger enters an element, or leaves all of them.
  package struct Entry: Hashable, Sendable {
    /// The number of the element, from 0; nil where no element is.
    package var number: Int?
    /// The place of the finger.
    package var point: Property.Point
    /// How far the finger moved until there, in points.
    package var way: Double
  }

  private let targets: [Target]
  /// The size of the screen in points, as far as it is known.
  package let size: Size

  /// The places of the elements of a resolved screen; a screen without places is laid out.
  package init(_ screen: Screen, _ resolution: Resolution) {
    self.init(placed: screen.placed(by: resolution.settings), resolution)
  }

  /// The places of the elements of a screen whose nodes have theirs.
  package init(placed screen: Screen, _ resolution: Resolution) {
    let layers = Layers(screen)
    var size = Size.zero
    var targets: [Target] = []
    for (number, element) in resolution.elements.enumerated() {
      guard let frame = element.shownFrame?.finite else { continue }
      if let stated = element.statedFrame?.finite { size.grow(to: stated) }
      let layer = layers[element]
      let seen = layer?.window.map { frame.part(in: $0) } ?? frame
      guard seen.width > 0, seen.height > 0 else { continue }
      targets.append(Target(number: number, frame: seen, layer: layer?.number ?? 0))
    }
    // The elements of a capture have their places on a device that it does not name.
    if screen.capture == nil { size.grow(to: resolution.settings.layoutDevice(of: screen).bounds) }
    self.size = targets.isEmpty ? .zero : size
    self.targets = targets.sorted { one, other in
      one.layer != other.layer ? one.layer > other.layer : one.frame.area < other.frame.area
    }
  }

  /// Whether a place is on the screen.
  package func contains(_ point: Property.Point) -> Bool {
    (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  /// The number of the element at a place, from 0; nil where none is.
  package func element(at point: Property.Point) -> Int? { targets.first(at: point) }

  /// What a finger enters on its way, in order; the first entry is where it touches the screen.
  ///
  /// About 5000 places of the way are compared at most, and the end of each leg, each with the
  /// elements near its leg.
  package func entries(along points: [Property.Point]) -> [Entry] {
    guard let first = points.first else { return [] }
    var entries = [Entry(number: element(at: first), point: first, way: 0)]
    let legs = zip(points, points.dropFirst())
    let whole = legs.reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let step = max(Self.step, whole / Self.mostSteps)
    var way = 0.0
    for (start, end) in legs {
      let length = start.distance(to: end)
      // Most elements are far from a leg, and each of its many places is compared with all others.
      let near = targets.filter { $0.frame.isNear(start, end) }
      let count = max(Int((length / step).rounded(.up)), 1)
      for index in 1...count {
        let part = Double(index) / Double(count)
        let point = start.moved(to: end, by: part)
        let number = near.first(at: point)
        guard number != entries[entries.count - 1].number else { continue }
        entries.append(Entry(number: number, point: point, way: way + length * part))
      }
      way += length
    }
    return Self.withoutGaps(entries, way: way)
  }

  /// How far a finger moves from one place that is looked at to the next, in points.
  private static let step = 2.0
  private static let mostSteps = 5000.0
  // That a finger does not notice the room between two rows is a choice.
  /// The widest room between elements that a finger passes without noticing it, in points.
  private static let widestGap = 20.0

  /// The entries without the room between elements; an element after such room is entered once.
  private static func withoutGaps(_ entries: [Entry], way: Double) -> [Entry] {
    var kept: [Entry] = []
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      let end = isLast ? way : entries[index + 1].way
      if entry.number == nil, index > 0, !isLast, end - entry.way < widestGap { continue }
      if let last = kept.last, last.number == entry.number { continue }
      kept.append(entry)
    }
    return kept
  }
}

/// The order in which the views of a screen are drawn, and through what each is seen.
private struct Layers {
  /// The place of a view among those that are drawn.
  struct Layer {
    let number: Int
    /// The part of the screen in which views around show it; nil for the whole screen.
    let window: Frame?
  }

  private var layers: [String: Layer] = [:]

  init(_ screen: Screen) {
    // A list instead of recursion, for any depth; reversed, it ends with what is drawn first.
    var waiting: [(node: Node, window: Frame?)] = screen.views.reversed().map { ($0, nil) }
    var number = 0
    while let (node, window) = waiting.popLast() {
      number += 1
      let name = node.name
      if layers[name] == nil { layers[name] = Layer(number: number, window: window) }
      var inside = window
      if node.scrolls, let frame = node.shownFrame?.finite, frame.area > 0 {
        inside = window.map { frame.part(in: $0) } ?? frame
      }
      for property in node.properties { waiting += property.nodes.reversed().map { ($0, window) } }
      waiting += node.children.reversed().map { ($0, inside) }
    }
  }

  /// The layer of the view that an element is, or that it was made of; nil for neither.
  subscript(element: Element) -> Layer? {
    layers[element.node] ?? layers[element.origin.node]
  }
}

extension Node {
  /// Whether the views in it may be larger than it, and move behind its edges.
  fileprivate var scrolls: Bool {
    switch kind {
    case .list, .form, .scrollView, .uiTableView, .table: true
    default: false
    }
  }
}

extension Sequence where Element == TouchMap.Target {
  /// The number of the first target at a place; nil without one.
  fileprivate func first(at point: Property.Point) -> Int? {
    first { $0.frame.contains(x: point.x, y: point.y) }?.number
  }
}

extension Property.Point {
  /// The place after a share of the way to another one.
  fileprivate func moved(to other: Self, by share: Double) -> Self {
    Self(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Frame {
  fileprivate var area: Double { width * height }

  /// The part of the rectangle that is inside another; of no size without one.
  fileprivate func part(in other: Frame) -> Frame {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Frame(
      x: left, y: top, width: max(min(x + width, other.x + other.width) - left, 0),
      height: max(min(y + height, other.y + other.height) - top, 0))
  }

  /// Whether a straight way may lead through it.
  fileprivate func isNear(_ start: Property.Point, _ end: Property.Point) -> Bool {
    x <= max(start.x, end.x) && x + width >= min(start.x, end.x) && y <= max(start.y, end.y)
      && y + height >= min(start.y, end.y)
  }
}

extension Size {
  /// Makes it large enough for a rectangle.
  fileprivate mutating func grow(to frame: Frame) {
    width = max(width, frame.x + frame.width)
    height = max(height, frame.y + frame.height)
  }
}
