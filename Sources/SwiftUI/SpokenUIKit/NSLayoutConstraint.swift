public import Foundation

/// A rule of Auto Layout; not heard, because the order of the views is their reading order.
@preconcurrency
@MainActor
public final class NSLayoutConstraint: NSObject {
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

  /// A part of a view, in a rule.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// How two parts are compared.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// How views of a visual format are placed.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  init(constant: CGFloat) { self.constant = constant }

  /// A rule between parts of two views.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { self.init(constant: c) }

  /// The rules of a visual format; none, because no rule is solved.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }

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
