public import Foundation

/// Where scrolling stops; not heard.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle that is shown, in points.
  public var rect: CGRect
  /// The point of it that is aligned.
  public var anchor: UnitPoint?
}

/// How far something goes sideways and down, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// Sideways.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No distance.
  public init() { self = .zero }
  /// A distance sideways and down.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// What a behavior of scrolling may read of a scroll view.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where scrolling stops without the behavior.
  public let originalTarget: ScrollTarget
  /// How fast the finger was.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The directions of scrolling.
  public let axes: Axis.Set
}

/// Where a scroll view is; not heard.
public struct ScrollPosition: Hashable, Sendable {
  /// A place by the type of the views' identities.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// The place at an edge.
  public init(edge: Edge) {}
  /// The place of a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// The place at a point, in points.
  public init(x: CGFloat? = nil, y: CGFloat? = nil) {}
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {}
  /// Scrolls to a point, in points.
  public mutating func scrollTo(point: CGPoint) {}
  /// Scrolls to a point, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
  /// Scrolls sideways, in points.
  public mutating func scrollTo(x: CGFloat) {}
  /// Scrolls up or down, in points.
  public mutating func scrollTo(y: CGFloat) {}

  /// Whether a user scrolled, which never happens here.
  public var isPositionedByUser: Bool { false }
  /// The edge that was scrolled to; nil, because nothing moves here.
  public var edge: Edge? { nil }
  /// The point that was scrolled to; nil, because nothing moves here.
  public var point: CGPoint? { nil }
  /// How far was scrolled sideways; nil, because nothing moves here.
  public var x: CGFloat? { nil }
  /// How far was scrolled down; nil, because nothing moves here.
  public var y: CGFloat? { nil }
  /// The view that was scrolled to; nil, because nothing moves here.
  public var viewID: AnyHashable? { nil }
  /// The view that was scrolled to; nil, because nothing moves here.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }
}

/// The sizes of a scroll view and its content; not heard.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far it is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// Distances from the edges.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// The rectangle of the scroll view in its own coordinates.
  public var bounds: CGRect { visibleRect }
  /// The rectangle that is shown.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a closure gets when a scroll view starts or stops.
public struct ScrollPhaseChangeContext: Sendable {
  /// The sizes of the scroll view.
  public let geometry: ScrollGeometry
  /// How fast the finger was.
  public let velocity: CGVector?
}

extension View {
  /// Performs a closure once with what it reads of the estimated size of the view.
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View { modifier(GeometryChangeModifier(transform: transform, action: action)) }

  /// Changes nothing that is heard: sizes stay as they are estimated.
  @_disfavoredOverload
  public nonisolated func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Performs a closure with true once: every view of a scroll view is there.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    let action = Unchecked(action)
    return onAppear { action.value(true) }
  }
}

/// Performs a closure with what it reads of a size, when the view appears.
private struct GeometryChangeModifier<Value: Equatable> {
  @Environment(\.proposedSize) private var size
  let transform: (GeometryProxy) -> Value
  let action: (Value) -> Void

  init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void) {
    self.transform = transform
    self.action = action
  }
}

extension GeometryChangeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear { action(transform(GeometryProxy(size: size))) }
  }
}
