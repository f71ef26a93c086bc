public import Foundation
public import ScreenTree

/// A shape, which is silent unless a modifier describes it.
public protocol Shape: View, Sendable where Body == Never {
  /// The class of its node.
  static var _kind: ViewClass { get }
  /// Where it was written.
  var _position: Position { get }
}

extension Shape {
  /// Mounts the shape.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    LeafNode(view, context) { view, _ in
      Node(
        Self._kind, properties: [.layout(.flexible(width: true, height: true))],
        position: view._position)
    }
  }

  /// The shape in a color.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View { self }
  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View { self }
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View { self }
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
}

/// How the corners of a rectangle are rounded; not heard.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

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
