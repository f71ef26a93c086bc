// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/silent.table; changes here are lost.
public import Foundation
public import SpokenViews

extension AxisMark {
  /// Changes nothing that is heard.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark { self }
  /// Changes nothing that is heard.
  public func font(_ font: Font?) -> some AxisMark { self }
  /// Changes nothing that is heard.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

extension ChartContent {
  /// Changes nothing that is heard: a size is no other series.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func opacity(_ value: Double) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func mask<Mask: ChartContent>(@ChartContentBuilder content: () -> Mask) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// Changes nothing that is heard: VoiceOver reads marks, not what is drawn beside them.
  public func annotation<Note: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Note) -> some ChartContent { self }
  /// Changes nothing that is heard: VoiceOver reads marks, not what is drawn beside them.
  public func annotation<Note: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> Note) -> some ChartContent { self }
  /// Changes nothing that is heard: VoiceOver reads marks, not what is drawn beside them.
  public func annotation<Note: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: (AnnotationContext) -> Note) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Changes nothing that is heard.
  public func compositingLayer() -> some ChartContent { self }
}

extension View {
  /// Changes nothing that is heard.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartXAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some View { self }
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartYAxis<Marks: AxisContent>(@AxisContentBuilder content: () -> Marks) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View { self }
  /// Changes nothing that is heard: series have their names.
  public nonisolated func chartLegend<Legend: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Legend) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartPlotStyle<Plot: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Plot) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(_ mapping: KeyValuePairs<Name, Style>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(domain: [Name], range: [Style]) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(domain: [Name], mapping: @escaping (Name) -> Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(mapping: @escaping (Name) -> Style) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolScale<Name: Plottable, Symbol: ChartSymbolShape>(_ mapping: KeyValuePairs<Name, Symbol>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLineStyleScale<Name: Plottable>(_ mapping: KeyValuePairs<Name, StrokeStyle>) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor is no finger.
  public nonisolated func chartGesture<Touch: Gesture>(_ gesture: @escaping (ChartProxy) -> Touch) -> some View { self }
}

extension VectorizedChartContent {
  /// Changes nothing that is heard.
  public func opacity(_ path: KeyPath<DataElement, Double>) -> some VectorizedChartContent<DataElement> { self }
  /// Changes nothing that is heard.
  public func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> { self }
}
