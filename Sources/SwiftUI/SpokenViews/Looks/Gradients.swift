public import Foundation
import ScreenTree

/// Colors that change into each other; not heard.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// A color and its place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their places.
  public var stops: [Stop]

  /// Colors at equal distances.
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }

  /// Colors with their places.
  public init(stops: [Stop]) { self.stops = stops }
}

extension LinearGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { _, _ in Node.gradient }
  }
}

extension RadialGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { _, _ in Node.gradient }
  }
}

extension AngularGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { _, _ in Node.gradient }
  }
}

extension EllipticalGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { _, _ in Node.gradient }
  }
}

extension Node {
  /// An area that is filled.
  fileprivate static var gradient: Node {
    Node(
      .rectangle, className: "Gradient",
      properties: [.layout(.flexible(width: true, height: true))])
  }
}
