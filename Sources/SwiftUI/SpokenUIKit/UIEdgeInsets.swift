public import Foundation

/// The points at the sides of a view; not heard.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The points at the top.
  public var top: CGFloat
  /// The points at the left.
  public var left: CGFloat
  /// The points at the bottom.
  public var bottom: CGFloat
  /// The points at the right.
  public var right: CGFloat

  /// The points at the sides.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No points.
  public static let zero = UIEdgeInsets()
}

/// The points at the sides of a view; not heard.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The points at the top.
  public var top: CGFloat
  /// The points at the start.
  public var leading: CGFloat
  /// The points at the bottom.
  public var bottom: CGFloat
  /// The points at the end.
  public var trailing: CGFloat

  /// The points at the sides.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No points.
  public static let zero = NSDirectionalEdgeInsets()
}

/// A distance to the side and down; not heard.
public struct UIOffset: Hashable, Sendable {
  /// The points to the side.
  public var horizontal: CGFloat
  /// The points down.
  public var vertical: CGFloat

  /// A distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No distance.
  public static let zero = UIOffset()
}

/// Sides of a rectangle; not heard.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all = UIRectEdge(rawValue: 15)
}

/// Sides of a rectangle, by the direction of reading; not heard.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The start.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// Corners of a rectangle; not heard.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// A corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// A corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// A corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension CGRect {
  /// The rectangle without the points at its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
