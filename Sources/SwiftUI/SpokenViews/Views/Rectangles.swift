public import Foundation
public import ScreenTree

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .roundedRectangle }
  /// Where it was written.
  public let _position: Position

  /// A rectangle with round corners.
  public nonisolated init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .rectangle }
  /// Where it was written.
  public let _position: Position

  /// A rectangle.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }
}

/// A circle.
public struct Circle: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .circle }
  /// Where it was written.
  public let _position: Position

  /// A circle.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }
}

/// An ellipse.
public struct Ellipse: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .ellipse }
  /// Where it was written.
  public let _position: Position

  /// An ellipse.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .capsule }
  /// Where it was written.
  public let _position: Position

  /// A capsule.
  public nonisolated init(
    style: RoundedCornerStyle = .continuous, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _position = Position(file, line, column) }
}

/// A rectangle whose corners are rounded differently.
public struct UnevenRoundedRectangle: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .roundedRectangle }
  /// Where it was written.
  public let _position: Position

  /// A rectangle with round corners.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _position = Position(file, line, column) }
}

/// The radii of the corners of a rectangle; not heard.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top of the leading edge.
  public var topLeading: CGFloat
  /// The radius at the bottom of the leading edge.
  public var bottomLeading: CGFloat
  /// The radius at the bottom of the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius at the top of the trailing edge.
  public var topTrailing: CGFloat

  /// The radii of corners, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }
}

/// The shape of the container around.
public struct ContainerRelativeShape: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .roundedRectangle }
  /// Where it was written.
  public let _position: Position

  /// The shape of the container around.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }
}

/// A rectangle whose corners follow those of the container around.
public struct ConcentricRectangle: InsettableShape {
  /// The class of its node.
  public static var _kind: ViewClass { .roundedRectangle }
  /// Where it was written.
  public let _position: Position

  /// A rectangle with the corners of the container around.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }
}

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// How a corner is rounded; not heard.
    public struct Style: Hashable, Sendable {
      private let radius: CGFloat?

      /// As the container around.
      public static let concentric = Style(radius: nil)
      /// As the container around, and at least so many points.
      public static func concentric(minimum: Style) -> Style { minimum }
      /// By a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension ConcentricRectangle {
  /// A rectangle with corners of a style.
  public nonisolated init(
    corners: Edge.Corner.Style, isUniform: Bool = false, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { self.init(file: file, line: line, column: column) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a style.
  public static nonisolated func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle() }
}
