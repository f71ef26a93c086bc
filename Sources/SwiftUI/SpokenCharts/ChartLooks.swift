public import Foundation
public import SpokenViews

/// How marks look, which is silent.
extension ChartContent {
  /// Changes nothing that is heard.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func symbol<Shape: ChartSymbolShape>(_ symbol: Shape) -> some ChartContent { self }
  /// Changes nothing that is heard: VoiceOver reads marks, not how they are drawn.
  public func symbol<Drawing: View>(@ViewBuilder symbol: () -> Drawing) -> some ChartContent {
    self
  }
}

/// The room for a note, which nobody draws.
public struct AnnotationContext: Sendable {
  /// The size of its mark.
  public var targetSize: CGSize { .zero }
}

/// What happens to a note that has no room, which is silent.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// As the chart decides.
  public static let automatic = AnnotationOverflowResolution()

  /// What happens at the sides, and above and below.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  private init() {}

  /// What happens in a direction.
  public struct Strategy: Hashable, Sendable {
    /// As the chart decides.
    public static let automatic = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
    /// The note moves.
    public static let fit = Strategy()
    /// The axis becomes longer.
    public static let padScale = Strategy()
    /// The note moves into something.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }
}

/// The shape of a point.
public protocol ChartSymbolShape: Sendable {}

/// A shape of Swift Charts.
public struct BasicChartSymbolShape: ChartSymbolShape {
  init() {}
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self() }
  /// A square.
  public static var square: Self { Self() }
  /// A triangle.
  public static var triangle: Self { Self() }
  /// A diamond.
  public static var diamond: Self { Self() }
  /// A cross.
  public static var cross: Self { Self() }
  /// A pentagon.
  public static var pentagon: Self { Self() }
  /// A plus.
  public static var plus: Self { Self() }
  /// A star.
  public static var asterisk: Self { Self() }
}

extension ChartSymbolShape {
  /// Drawn as a line.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
}

extension Circle: ChartSymbolShape {}
