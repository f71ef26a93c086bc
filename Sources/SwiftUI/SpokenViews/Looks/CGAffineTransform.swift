public import Foundation

/// Moves, turns and sizes points of a plane: x' = a·x + c·y + tx and y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of x is in the new x.
  public var a: CGFloat
  /// How much of x is in the new y.
  public var b: CGFloat
  /// How much of y is in the new x.
  public var c: CGFloat
  /// How much of y is in the new y.
  public var d: CGFloat
  /// How far points move sideways.
  public var tx: CGFloat
  /// How far points move down.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// The transform that changes nothing.
  public init() { self = .identity }

  /// A transform by its six numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// A transform by its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }

  /// Sizes by factors.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }

  /// Turns by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// First this transform, then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  /// First a move, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// First another size, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// First a turn by an angle in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that takes this one back; itself where there is none.
  public func inverted() -> CGAffineTransform {
    let factor = a * d - b * c
    guard factor != 0 else { return self }
    return CGAffineTransform(
      d / factor, -b / factor, -c / factor, a / factor,
      (c * ty - d * tx) / factor, (b * tx - a * ty) / factor)
  }
}

extension CGPoint {
  /// The point after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the rectangle after a transform.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let across = corners.map(\.x)
    let down = corners.map(\.y)
    let left = across.min() ?? 0
    let top = down.min() ?? 0
    return CGRect(
      x: left, y: top, width: (across.max() ?? 0) - left, height: (down.max() ?? 0) - top)
  }
}
