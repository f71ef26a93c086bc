public import Foundation

/// Shapes as parts of an outline.
extension Path {
  /// Adds a rectangle.
  public nonisolated mutating func addRect(
    _ rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    var made = Path()
    made.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    made.closeSubpath()
    addPath(made, transform: transform)
  }

  /// Adds rectangles.
  public nonisolated mutating func addRects(
    _ rects: [CGRect], transform: CGAffineTransform = .identity
  ) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }

  /// Adds an ellipse, of four curves.
  public nonisolated mutating func addEllipse(
    in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    circle.closeSubpath()
    let placed = CGAffineTransform(
      rect.width / 2, 0, 0, rect.height / 2, rect.midX, rect.midY)
    addPath(circle, transform: placed.concatenating(transform))
  }

  /// Begins a line at the first point, and adds the others.
  public nonisolated mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a part of a circle, clockwise in coordinates whose y goes up, as in SwiftUI.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) < 2 * .pi {
      if clockwise, delta > 0 { delta -= 2 * .pi }
      if !clockwise, delta < 0 { delta += 2 * .pi }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds a part of a circle by its angles, of curves of at most a quarter each.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    // More than a whole turn is drawn over itself.
    let turned = max(-2 * .pi, min(2 * .pi, delta.radians.isFinite ? delta.radians : 0))
    let quarters = max(1, Int((abs(turned) / (.pi / 2)).rounded(.up)))
    let step = turned / Double(quarters)
    // How far the controls of a curve lie from its ends, so that it follows a circle.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: Double, _ along: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle) - along * sin(angle)),
        y: center.y + radius * CGFloat(sin(angle) + along * cos(angle))
      ).applying(transform)
    }
    let start = point(startAngle.radians, 0)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    for quarter in 0..<quarters {
      let angle = startAngle.radians + Double(quarter) * step
      addCurve(
        to: point(angle + step, 0), control1: point(angle, reach),
        control2: point(angle + step, -reach))
    }
  }

  /// Adds a curve that touches two lines, as far as their corner.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addQuadCurve(
      to: tangent2End.applying(transform), control: tangent1End.applying(transform))
  }
}
