public import Foundation

/// A rule of Auto Layout; not heard, because the order of the views is their reading order.
@MainActor
public final class NSLayoutConstraint {
  /// Whether views are beside or below each other.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// Whether the rule is used.
  public var isActive = false
  /// The points that are added.
  public var constant: CGFloat
  /// How strictly the rule is followed.
  public var priority = UILayoutPriority.required
  /// A name for messages.
  public var identifier: String?

  init(constant: CGFloat) { self.constant = constant }

  /// Uses rules.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Uses rules no longer.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How strictly a rule of Auto Layout is followed.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must be followed.
  public static let required = UILayoutPriority(1000)
  /// It is followed if possible.
  public static let defaultHigh = UILayoutPriority(750)
  /// It gives way to most others.
  public static let defaultLow = UILayoutPriority(250)
  /// It gives way to all others.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge or a size of a view, for rules of Auto Layout.
@MainActor
public final class NSLayoutAnchor<Kind> {
  init() {}

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

/// A part of a view, for rules of Auto Layout.
@MainActor
public final class UILayoutGuide: _LayoutEdges {
  /// A part of a view.
  public init() {}
}

extension UIView: _LayoutEdges {
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// The line on which the first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line on which the last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }

  /// Adds a rule; not heard.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Adds rules; not heard.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// How strictly the view keeps from growing; not heard.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How strictly the view keeps from shrinking; not heard.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
