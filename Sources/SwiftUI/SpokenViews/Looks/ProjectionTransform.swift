public import Foundation

/// How points of a view are shown from a side: a matrix of three rows and three columns.
public struct ProjectionTransform: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11 = CGFloat(1)
  /// Row 1, column 2.
  public var m12 = CGFloat(0)
  /// Row 1, column 3.
  public var m13 = CGFloat(0)
  /// Row 2, column 1.
  public var m21 = CGFloat(0)
  /// Row 2, column 2.
  public var m22 = CGFloat(1)
  /// Row 2, column 3.
  public var m23 = CGFloat(0)
  /// Row 3, column 1.
  public var m31 = CGFloat(0)
  /// Row 3, column 2.
  public var m32 = CGFloat(0)
  /// Row 3, column 3.
  public var m33 = CGFloat(1)

  /// The transform that changes nothing.
  public init() {}

  /// A transform of a plane.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it is a transform of a plane.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this transform, then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var made = ProjectionTransform()
    made.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    made.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    made.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    made.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    made.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    made.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    made.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    made.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    made.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return made
  }
}

/// A modifier of an app that changes only where and how a view is drawn; not heard.
public protocol GeometryEffect: Animatable, ViewModifier, Sendable where Body == Never {
  /// The transform for a size; it is never asked for.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Mounts the view itself, because the effect is silent.
  public static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(view, context, ModifierEffects())
  }
}
