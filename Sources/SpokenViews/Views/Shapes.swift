public import Foundation
public import ScreenTree

/// A shape, which is silent unless a modifier describes it.
public protocol Shape: View, Sendable where Body == Never {
  /// The class of its node.
  static var _kind: ViewClass { get }
  /// Where it was written.
  var _position: Position { get }

  /// The outline of the shape, which is not asked for.
  func path(in rect: CGRect) -> Path
}

/// A shape of an app needs only its outline.
extension Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .path }
  /// Where it was written is not known.
  public var _position: Position { .unknown }
}

/// A shape that can be made smaller.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}
extension Capsule: InsettableShape {}
extension UnevenRoundedRectangle: InsettableShape {}
extension ContainerRelativeShape: InsettableShape {}

extension Shape {
  /// The outline of a shape of the library, which is not kept.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A part of the outline.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The shape turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The shape in another size.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The shape in another size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// The shape in the usual style, with a rule for areas that overlap.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style, style fill: FillStyle
  ) -> Self { self }
  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> Self
  { self }
  /// The outline of the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> Self { self }
  /// The outline of the shape.
  public nonisolated func stroke(style: StrokeStyle) -> Self { self }
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style line: StrokeStyle
  ) -> Self { self }
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

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static nonisolated var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static nonisolated var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
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
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> Self { self }
  /// The outline of the shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> Self { self }
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> Self { self }
  /// The outline of the shape, inside it.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
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
