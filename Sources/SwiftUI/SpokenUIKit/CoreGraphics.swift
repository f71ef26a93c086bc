public import Foundation

/// A color of Core Graphics; not heard.
public final class CGColor: Hashable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  /// A color of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue) \(alpha)")
  }

  /// A gray, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init("gray \(gray) \(alpha)") }

  /// The same color, more or less opaque.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor("\(name), \(alpha)") }

  /// Whether both are the same color.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How the ends of lines are drawn; not heard.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// How corners of lines are drawn; not heard.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// How what is drawn covers what was there; not heard.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// A shape of Core Graphics, of which the rectangle around it is known; not heard.
public class CGPath {
  fileprivate(set) var points: [CGPoint] = []
  fileprivate init() {}

  /// A rectangle.
  public convenience init(rect: CGRect, transform: Any?) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: Any?) {
    self.init(rect: rect, transform: transform)
  }

  /// The rectangle around the shape.
  public var boundingBox: CGRect { points.surrounding }
  /// Whether there is nothing.
  public var isEmpty: Bool { points.isEmpty }
}

/// A shape of Core Graphics that is made step by step; not heard.
public final class CGMutablePath: CGPath {
  /// An empty shape.
  override public init() { super.init() }

  /// Begins at a point.
  public func move(to point: CGPoint) { points.append(point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { points.append(point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { self.points += points }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Adds a shape.
  public func addPath(_ path: CGPath) { points += path.points }
  /// Adds a curve with one point that draws it aside.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  /// Adds a curve with two points that draw it aside.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { addRect(CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)) }
  /// Closes the shape.
  public func closeSubpath() {}
  /// Takes all points away.
  func removeAll() { points = [] }
}

extension [CGPoint] {
  /// The rectangle around the points.
  var surrounding: CGRect {
    guard let first else { return .zero }
    return dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }
}
