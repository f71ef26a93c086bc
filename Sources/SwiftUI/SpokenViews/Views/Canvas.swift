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
    PartsNode.leaf(view, context) { view, _ in
      Node(
        .canvas, properties: [.layout(.flexible(width: true, height: true))],
        position: view.position)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A drawing; the closure is never called, because what it draws is silent.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) { position = Position(file, line, column) }
}

extension Canvas where Symbols: View {
  /// A drawing of views, which are silent, too; the closure is never called.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { position = Position(file, line, column) }
}

/// What a canvas draws with.
public struct GraphicsContext {
  /// A text, a picture or a view that is ready to be drawn.
  public struct Resolved {
    /// The size of it.
    public func measure(in size: CGSize) -> CGSize { .zero }
    /// The size of it.
    public var size: CGSize { .zero }
  }

  /// How opaque what is drawn is.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = BlendMode.normal
  /// The environment of the drawing.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Makes a text ready.
  public func resolve(_ text: Text) -> Resolved { Resolved() }
  /// Makes a picture ready.
  public func resolve(_ image: Image) -> Resolved { Resolved() }
  /// The view with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> Resolved? { nil }
  /// Draws something that is ready.
  public func draw(_ resolved: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws something that is ready.
  public func draw(_ resolved: Resolved, in rect: CGRect) {}
  /// Draws words.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws the line of an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws in a layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Draws only inside an outline.
  public mutating func clip(to path: Path) {}
  /// Changes everything that is drawn.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves everything that is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Changes the size of everything that is drawn.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Moves, turns and sizes everything that is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// How everything that is drawn is moved, turned and sized.
  public var transform: CGAffineTransform { .identity }
  /// The rectangle that is drawn into.
  public var clipBoundingRect: CGRect { .zero }
  /// Draws only inside what a closure draws.
  public mutating func clipToLayer(
    opacity: Double = 1, content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
  /// Turns everything that is drawn.
  public mutating func rotate(by angle: Angle) {}

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws the line of an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws words.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
}
