public import Foundation

/// A shape, of which the rectangle around it is known; not heard.
open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  /// The width of lines.
  open var lineWidth: CGFloat = 1
  /// The ends of lines.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far corners may reach.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn.
  open var flatness: CGFloat = 0.6
  /// Whether parts that are surrounded twice are empty.
  open var usesEvenOddFillRule = false
  /// The shape for Core Graphics.
  open var cgPath: CGPath { path }
  /// Whether there is nothing.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the shape.
  open var bounds: CGRect { path.boundingBox }
  /// The last point.
  open private(set) var currentPoint = CGPoint.zero

  /// An empty shape.
  override public init() {}

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  /// A rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  /// A part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A shape of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Begins at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
    currentPoint = point
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) { move(to: point) }
  /// Adds a curve with two points that draw it aside.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    move(to: endPoint)
  }
  /// Adds a curve with one point that draws it aside.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { move(to: endPoint) }
  /// Adds a part of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds a shape.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Closes the shape.
  open func close() {}
  /// Takes all points away.
  open func removeAllPoints() { path.removeAll() }
  /// The same shape in the other direction.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  /// Whether a point is in the rectangle around the shape.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Moves and turns the shape; not heard.
  open func apply(_ transform: CGAffineTransform) {}
  /// Draws lines as dashes; not heard.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Draws the inside; nothing is drawn.
  open func fill() {}
  /// Draws the inside; nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the lines; nothing is drawn.
  open func stroke() {}
  /// Draws the lines; nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws in the shape only; nothing is drawn.
  open func addClip() {}
}
