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

/// A gradient; not heard.
public struct LinearGradient: ShapeStyle {
  /// A gradient of colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// A gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// A gradient of colors with their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: LinearGradient, _ context: _ViewContext) -> _ViewNodeOf<
    LinearGradient
  > {
    LeafNode(view, context) { _, _ in Node.gradient }
  }
}

/// A gradient; not heard.
public struct RadialGradient: ShapeStyle {
  /// A gradient of colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// A gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}

  /// A gradient of colors with their places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
  }
}

extension RadialGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: RadialGradient, _ context: _ViewContext) -> _ViewNodeOf<
    RadialGradient
  > {
    LeafNode(view, context) { _, _ in Node.gradient }
  }
}

/// A gradient; not heard.
public struct AngularGradient: ShapeStyle {
  /// A gradient of colors.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}

  /// A gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}

  /// A gradient of colors with their places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .degrees(0),
    endAngle: Angle = .degrees(360)
  ) {}
}

extension AngularGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: AngularGradient, _ context: _ViewContext) -> _ViewNodeOf<
    AngularGradient
  > {
    LeafNode(view, context) { _, _ in Node.gradient }
  }
}

/// A gradient; not heard.
public struct EllipticalGradient: ShapeStyle {
  /// A gradient of colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  /// A gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  /// A gradient of colors with their places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

extension EllipticalGradient: View {
  /// Mounts an area of the gradient, which is silent.
  public static func _makeNode(_ view: EllipticalGradient, _ context: _ViewContext) -> _ViewNodeOf<
    EllipticalGradient
  > {
    LeafNode(view, context) { _, _ in Node.gradient }
  }
}

extension AngularGradient {
  /// A gradient of colors from an angle all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle) {}

  /// A gradient from an angle all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}

extension Node {
  /// An area that is filled.
  fileprivate static var gradient: Node {
    Node(
      .rectangle, className: "Gradient",
      properties: [.layout(.flexible(width: true, height: true))])
  }
}
