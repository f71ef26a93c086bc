public import Foundation
public import SpokenViews

/// The places of values in the picture; none, because nothing is drawn.
public struct ChartProxy: Sendable {
  /// The size of the picture without its axes.
  public var plotSize: CGSize { .zero }
  /// The size of the picture without its axes.
  public var plotAreaSize: CGSize { .zero }

  /// The picture without its axes; nothing is drawn.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The picture with its axes; nothing is drawn.
  public var plotContainerFrame: Anchor<CGRect>? { nil }
  /// The picture without its axes, which is empty.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(value: .zero) }

  /// Selects nothing: VoiceOver's cursor is no finger.
  public func selectXValue(at place: CGFloat) {}
  /// Selects nothing: VoiceOver's cursor is no finger.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Selects nothing: VoiceOver's cursor is no finger.
  public func selectYValue(at place: CGFloat) {}
  /// Selects nothing: VoiceOver's cursor is no finger.
  public func selectAngleValue(at angle: Angle) {}
  /// The angle of a place: none.
  public func angle(at place: CGPoint) -> Angle { .zero }
  /// The value at an angle: none.
  public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self)
    -> Value?
  { nil }
  /// Where a category of the x axis is: nowhere.
  public func positionRange<Value: Plottable>(forX value: Value) -> ClosedRange<CGFloat>? { nil }
  /// Where a category of the y axis is: nowhere.
  public func positionRange<Value: Plottable>(forY value: Value) -> ClosedRange<CGFloat>? { nil }

  /// Where a value of the x axis is: nowhere.
  public func position<Value: Plottable>(forX value: Value) -> CGFloat? { nil }
  /// Where a value of the y axis is: nowhere.
  public func position<Value: Plottable>(forY value: Value) -> CGFloat? { nil }
  /// Where values of both axes are: nowhere.
  public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? { nil }
  /// The value of the x axis at a place: none.
  public func value<Value: Plottable>(atX place: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }
  /// The value of the y axis at a place: none.
  public func value<Value: Plottable>(atY place: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { nil }
  /// The values at a place: none.
  public func value<X: Plottable, Y: Plottable>(
    at place: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
}
