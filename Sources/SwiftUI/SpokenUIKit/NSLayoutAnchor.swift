public import Foundation

/// An edge or a size of a view, for rules of Auto Layout.
@preconcurrency
@MainActor
public final class NSLayoutAnchor<Kind>: NSObject {
  override init() {}

  /// A rule that both are at one place.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A rule that this one is at the other or after it.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A rule that this one is at the other or before it.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

extension NSLayoutAnchor {
  /// A rule for the usual distance after another place.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// A rule for the usual distance or more after another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// A rule for the usual distance or less after another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// A rule for the usual distance below another place.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// A rule for the usual distance or more below another place.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// A rule for the usual distance or less below another place.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: 0) }
  /// The distance to another place.
  public func anchorWithOffset(to otherAnchor: NSLayoutAnchor<Kind>) -> NSLayoutDimension {
    NSLayoutDimension()
  }
}

extension NSLayoutAnchor where Kind == NSLayoutDimensionKind {
  /// A rule for a size in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A rule for the least size in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A rule for the greatest size in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  /// A rule for a part of another size.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A rule for a part of another size or more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// A rule for a part of another size or less.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// Places from left to right.
public enum NSLayoutXAxisKind {}
/// Places from top to bottom.
public enum NSLayoutYAxisKind {}
/// Sizes.
public enum NSLayoutDimensionKind {}

/// An edge at a place from left to right.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxisKind>
/// An edge at a place from top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxisKind>
/// A size.
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutDimensionKind>

/// A rectangle with edges, such as a view or its safe area.
@preconcurrency
@MainActor
public protocol _LayoutEdges {}

extension _LayoutEdges {
  /// The edge at the top.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge at the bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
