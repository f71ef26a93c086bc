public import Foundation

/// What an app asks of an outline.
extension Path {
  /// Whether there is no part.
  public nonisolated var isEmpty: Bool { elements.isEmpty }

  /// Where the last part ends; nil for an empty outline.
  public nonisolated var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    return elements.last { if case .move = $0 { true } else { false } }?.end
  }

  /// The smallest rectangle around the outline, in points; `.null` for an empty one.
  public nonisolated var boundingRect: CGRect {
    let points = lines.joined()
    // Not from the controls of curves, which may lie far outside.
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls a closure with each part.
  public nonisolated func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Whether a point is inside; with `eoFill` areas that overlap are outside.
  public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = lines.reduce(0) { $0 + Self.turns(of: $1, around: point, counted: eoFill) }
    return eoFill ? turns % 2 != 0 : turns != 0
  }

  /// The outline moved, turned or sized.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
          .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let first, let second):
          .curve(
            to: end.applying(transform), control1: first.applying(transform),
            control2: second.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      }, at: _position)
  }

  /// The outline at another place.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of its lines, which is not worked out.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of the outline, which is not worked out.
  public nonisolated func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }

  /// The outline as points, a list for each line; a curve becomes 24 of them.
  private nonisolated var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      let last = lines.last?.last ?? .zero
      switch element {
      case .move(let end): lines.append([end])
      case .line(let end): lines.extendLast(by: [end])
      case .quadCurve(let end, let control):
        lines.extendLast(
          by: Self.curve(
            last, Self.between(last, control, 2 / 3), Self.between(end, control, 2 / 3), end))
      case .curve(let end, let first, let second):
        lines.extendLast(by: Self.curve(last, first, second, end))
      case .closeSubpath: if let first = lines.last?.first { lines.append([first]) }
      }
    }
    return lines
  }

  private nonisolated static func between(
    _ one: CGPoint, _ other: CGPoint, _ share: CGFloat
  ) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  private nonisolated static func curve(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    (1...24).map { step in
      let share = CGFloat(step) / 24
      let (one, two, three) = (
        between(start, first, share), between(first, second, share), between(second, end, share)
      )
      return between(between(one, two, share), between(two, three, share), share)
    }
  }

  /// How often a line, closed, goes around a point; when counted, in whichever direction.
  private nonisolated static func turns(
    of line: [CGPoint], around point: CGPoint, counted: Bool
  ) -> Int {
    zip(line, line.dropFirst() + line.prefix(1)).reduce(0) { turns, side in
      let (start, end) = side
      // One end counts and the other does not, so that a corner at this height counts once.
      guard (start.y <= point.y) != (end.y <= point.y) else { return turns }
      let crossing = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
      guard crossing > point.x else { return turns }
      return turns + (counted || end.y > start.y ? 1 : -1)
    }
  }
}

extension [[CGPoint]] {
  /// Adds points to the last line, which begins at zero when there is none.
  fileprivate mutating func extendLast(by points: [CGPoint]) {
    if isEmpty { append([.zero]) }
    self[count - 1] += points
  }
}
