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

/// An outline of lines and curves, which is not kept, because nobody hears it.
public struct Path: Shape {
  /// The class of its node.
  public static var _kind: ViewClass { .path }
  /// Where it was written.
  public let _position: Position

  /// An empty outline.
  public nonisolated init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _position = Position(file, line, column)
  }

  /// A rectangle.
  public nonisolated init(
    _ rect: CGRect, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }

  /// A rectangle with round corners.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) { _position = Position(file, line, column) }

  /// An ellipse.
  public nonisolated init(
    ellipseIn rect: CGRect, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _position = Position(file, line, column) }

  /// An outline that a closure draws.
  public nonisolated init(
    _ callback: (inout Path) -> Void, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    _position = Position(file, line, column)
    callback(&self)
  }

  /// Begins another line.
  public nonisolated mutating func move(to end: CGPoint) {}
  /// Adds a line.
  public nonisolated mutating func addLine(to end: CGPoint) {}
  /// Adds a rectangle.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Adds an ellipse.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Goes back to where the line began.
  public nonisolated mutating func closeSubpath() {}
}

/// A drawing by a closure, which is silent unless a modifier describes it.
public struct Canvas<Symbols>: Sendable {
  private let position: Position
}

extension Canvas: View where Symbols: View {
  /// It has no body.
  public typealias Body = Never

  /// Mounts the drawing.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    LeafNode(view, context) { view, _ in
      Node(
        .canvas, properties: [.layout(.flexible(width: true, height: true))],
        position: view.position)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing; the closure is never called, because nobody hears what it draws.
  public nonisolated init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { position = Position(file, line, column) }
}

/// What a canvas draws with.
public struct GraphicsContext {
  /// How a shape is filled.
  public struct Shading: Sendable {
    /// A color.
    public static func color(_ color: Color) -> Shading { Shading() }
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws the line of an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws words.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
}
