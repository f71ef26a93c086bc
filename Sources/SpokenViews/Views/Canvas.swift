public import Foundation
import ScreenTree

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
  /// A drawing; the closure is never called, because what it draws is silent.
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
