public import Foundation

/// Where Core Graphics draws; there is none here, because nothing is drawn.
public final class CGContext {
  private init() {}

  /// Sets the color of surfaces.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the lengths of dashes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how opaque everything is.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how what is drawn covers what was there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws an ellipse.
  public func strokeEllipse(in rect: CGRect) {}
  /// Begins a shape.
  public func beginPath() {}
  /// Closes the shape.
  public func closePath() {}
  /// Goes to a point.
  public func move(to point: CGPoint) {}
  /// Adds a line.
  public func addLine(to point: CGPoint) {}
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {}
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) {}
  /// Adds a shape.
  public func addPath(_ path: CGPath) {}
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Fills the shape.
  public func fillPath() {}
  /// Draws the shape.
  public func strokePath() {}
  /// Draws in the shape only.
  public func clip() {}
  /// Draws in a rectangle only.
  public func clip(to rect: CGRect) {}
  /// Makes a rectangle empty.
  public func clear(_ rect: CGRect) {}
  /// Remembers how things are drawn.
  public func saveGState() {}
  /// Draws as was remembered.
  public func restoreGState() {}
  /// Moves what is drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn from now on larger.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn from now on.
  public func rotate(by angle: CGFloat) {}
}

/// Where Core Graphics draws now; nil, because nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
