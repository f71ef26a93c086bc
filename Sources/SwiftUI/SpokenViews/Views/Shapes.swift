public import Foundation
public import ScreenTree

/// A shape, which is silent unless a modifier describes it.
public protocol Shape: Animatable, View, Sendable where Body == Never {
  /// The class of its node.
  static var _kind: ViewClass { get }
  /// Where it was written.
  var _position: Position { get }

  /// The outline of the shape, which is not asked for.
  func path(in rect: CGRect) -> Path

  /// The size that the shape takes of what is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
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
  /// The size that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape after a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> Self { self }
  /// A part of the outline.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The shape turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The shape in another size.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The shape in another size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> Self { self }
  /// The shape in another size.
  public nonisolated func size(_ size: CGSize) -> Self { self }
  /// The shape in another size.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> Self { self }
  /// The shape at another place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The shape at another place.
  public nonisolated func offset(_ offset: CGSize) -> Self { self }
  /// The shape at another place.
  public nonisolated func offset(_ offset: CGPoint) -> Self { self }
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

extension Shape {
  /// Mounts the shape.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { view, _ in
      Node(
        Self._kind, properties: [.layout(.flexible(width: true, height: true))],
        position: view._position)
    }
  }

  /// The shape in the usual style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> Self { self }
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
