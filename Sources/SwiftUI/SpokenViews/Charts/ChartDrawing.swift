public import Foundation

// Not heard: `chartXAxis(_:)` and its kind, because an axis is heard by its title and its ends.

/// What is drawn around the marks, which is silent.
extension View {
  /// Changes nothing that is heard.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartXAxis<Marks: AxisContent>(
    @AxisContentBuilder content: () -> Marks
  ) -> some View { self }
  /// Changes nothing that is heard: an axis is heard by its title and its ends.
  public nonisolated func chartYAxis<Marks: AxisContent>(
    @AxisContentBuilder content: () -> Marks
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Changes nothing that is heard: series have their names.
  public nonisolated func chartLegend<Legend: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Legend
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartPlotStyle<Plot: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Plot
  ) -> some View { self }

  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Name, Style>
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(
    domain: [Name], range: [Style]
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View
  { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(
    domain: [Name], mapping: @escaping (Name) -> Style
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartForegroundStyleScale<Name: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Name) -> Style
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolScale<Name: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Name, Symbol>
  ) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLineStyleScale<Name: Plottable>(
    _ mapping: KeyValuePairs<Name, StrokeStyle>
  ) -> some View { self }
}

/// What a finger does on the picture; VoiceOver's cursor is no finger.
extension View {
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartYSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  /// Changes nothing that is heard: VoiceOver's cursor selects no place of a chart.
  public nonisolated func chartAngleSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> some View { self }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View {
    self
  }
  /// Changes nothing that is heard: all marks have their elements.
  public nonisolated func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View {
    self
  }
  /// Changes nothing that is heard.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  )
    -> some View
  { self }
  /// Adds views over the chart, whose places nobody knows.
  public nonisolated func chartOverlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Adds views behind the chart, whose places nobody knows.
  public nonisolated func chartBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Background
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  /// Changes nothing that is heard: VoiceOver's cursor is no finger.
  public nonisolated func chartGesture<Touch: Gesture>(_ gesture: @escaping (ChartProxy) -> Touch)
    -> some View
  { self }
}

/// The picture of a chart, which nobody draws.
public struct ChartPlotContent: View {
  /// It has no body.
  public typealias Body = Never
}

/// Where scrolling of a chart ends, which is silent.
public struct ValueAlignedChartScrollTargetBehavior: Sendable {
  /// At multiples of a number.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorAlignment? = nil, limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }
  /// At dates.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorAlignment? = nil,
    limitBehavior: LimitBehavior = .automatic
  ) -> Self { Self() }

  /// Where a page of a chart begins.
  public struct MajorAlignment: Sendable {
    /// After a page.
    public static let page = MajorAlignment()
    /// At multiples of a number.
    public static func unit(_ unit: Double) -> MajorAlignment { MajorAlignment() }
    /// At dates.
    public static func matching(_ components: DateComponents) -> MajorAlignment { MajorAlignment() }
  }

  /// How far a swipe goes.
  public struct LimitBehavior: Sendable {
    /// As the chart decides.
    public static let automatic = LimitBehavior()
    /// To the end.
    public static let never = LimitBehavior()
    /// By a page.
    public static let always = LimitBehavior()
  }
}
