public import Foundation

/// How marks look, which is silent.
extension ChartContent {
  /// Changes nothing that is heard.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func symbol<Shape: ChartSymbolShape>(_ symbol: Shape) -> some ChartContent { self }
  /// Changes nothing that is heard: VoiceOver reads marks, not what is drawn beside them.
  public func annotation<Note: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Note
  ) -> some ChartContent { self }
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
  /// A plus.
  public static var plus: Self { Self() }
  /// A star.
  public static var asterisk: Self { Self() }
}

/// Where a note is drawn, which is silent.
public struct AnnotationPosition: Hashable, Sendable {
  /// As the chart decides.
  public static let automatic = AnnotationPosition()
  /// Over the mark.
  public static let overlay = AnnotationPosition()
  /// Above the mark.
  public static let top = AnnotationPosition()
  /// Below the mark.
  public static let bottom = AnnotationPosition()
  /// Before the mark.
  public static let leading = AnnotationPosition()
  /// After the mark.
  public static let trailing = AnnotationPosition()
}

extension View {
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartXAxis<Marks: AxisContent>(
    @AxisContentBuilder content: () -> Marks
  ) -> some View { self }
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartYAxis<Marks: AxisContent>(
    @AxisContentBuilder content: () -> Marks
  ) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartYSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
}
