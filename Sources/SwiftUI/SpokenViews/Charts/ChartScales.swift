public import Foundation
import ScreenTree

/// The axes of a chart: what they display and how they are called.
extension View {
  /// Sets the values that the y axis displays, and so the pitches of an audio graph.
  public nonisolated func chartYScale(
    domain: ClosedRange<some BinaryFloatingPoint>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { scaled(\.writtenY, domain.numbers, type) }
  /// Sets the values that the y axis displays, and so the pitches of an audio graph.
  public nonisolated func chartYScale(
    domain: ClosedRange<some BinaryInteger>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { scaled(\.writtenY, domain.numbers, type) }
  /// Sets the categories of a chart whose bars lie on the y axis.
  public nonisolated func chartYScale(
    domain: [some Plottable], range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { ordered(domain.compactMap(\.categoryName)) }
  /// Changes nothing that is heard: dates are read as names in their order.
  public nonisolated func chartYScale(
    domain: ClosedRange<Date>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Sets how far apart values of the y axis are; its range stays that of the data.
  public nonisolated func chartYScale(
    domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { scaled(\.writtenY, nil, type) }

  /// Sets the values that the x axis displays.
  public nonisolated func chartXScale(
    domain: ClosedRange<some BinaryFloatingPoint>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { plotted(over: domain.numbers, type) }
  /// Sets the values that the x axis displays.
  public nonisolated func chartXScale(
    domain: ClosedRange<some BinaryInteger>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { plotted(over: domain.numbers, type) }
  /// Sets the categories of the x axis and their order.
  public nonisolated func chartXScale(
    domain: [some Plottable], range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { ordered(domain.compactMap(\.categoryName)) }
  /// Changes nothing that is heard: dates are read as names in their order.
  public nonisolated func chartXScale(
    domain: ClosedRange<Date>, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Sets how far apart values of the x axis are; its range stays that of the data.
  public nonisolated func chartXScale(
    domain: AutomaticScaleDomain = .automatic, range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View { scaled(\.x, nil, type) }

  /// Names the x axis by a text.
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, content: () -> Text
  ) -> some View { titled(\.x, content().string) }
  /// Names the y axis by a text.
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, content: () -> Text
  ) -> some View { titled(\.writtenY, content().string) }

  nonisolated func titled(_ axis: AxisPath, _ title: String) -> some View {
    modifier(ChartChangeModifier { $0[keyPath: axis].title = title })
  }

  private nonisolated func plotted(
    over domain: ClosedRange<Double>, _ type: ScaleType?
  ) -> some View {
    // Functions without a domain of their own are evaluated over that of the chart.
    transformingEnvironment {
      if domain.lowerBound < domain.upperBound { $0.chartXDomain = domain }
    }.scaled(\.x, domain, type)
  }

  private nonisolated func scaled(
    _ path: AxisPath, _ range: ClosedRange<Double>?, _ type: ScaleType?
  ) -> some View {
    modifier(
      ChartChangeModifier { chart in
        guard !chart[keyPath: path].isCategorical else { return }
        // A range whose ends are equal has no place for a value.
        if let range, range.lowerBound < range.upperBound { chart[keyPath: path].range = range }
        if type?.isLogarithmic == true, chart.isPositive(path) {
          chart[keyPath: path].scale = .log10
        }
      })
  }

  private nonisolated func ordered(_ categories: [String]) -> some View {
    modifier(
      ChartChangeModifier { chart in
        // What the domain leaves out is not drawn, but it stays in the data.
        let others = chart.x.categories.filter { !categories.contains($0) }
        if chart.x.isCategorical { chart.x.categories = categories + others }
      })
  }
}

/// The way from a chart to one of its axes.
typealias AxisPath = any WritableKeyPath<Property.Chart, Property.Chart.Axis> & Sendable

extension Property.Chart {
  /// The y axis, of which every chart of marks has one.
  var writtenY: Axis {
    get { y ?? Axis() }
    set { y = newValue }
  }

  /// Whether all numbers on an axis have a place on a logarithmic scale.
  fileprivate func isPositive(_ axis: AxisPath) -> Bool {
    let isX = (axis as AnyKeyPath) == \Self.x
    let points = series.lazy.flatMap(\.points)
    return points.allSatisfy { point in
      // A missing value has no place on any scale, and rules none out.
      if !isX { return point.y ?? 1 > 0 }
      if case .number(let number) = point.x { return number > 0 }
      return true
    } && self[keyPath: axis].range?.lowerBound ?? 1 > 0
  }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// The range in double precision.
  fileprivate var numbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension ClosedRange where Bound: BinaryInteger {
  /// The range in double precision.
  fileprivate var numbers: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

extension Plottable {
  /// Its name on an axis of names; nil for a number or a date.
  fileprivate var categoryName: String? {
    if case .category(let name) = _plotted { name } else { nil }
  }
}

/// How far apart values of an axis are.
public struct ScaleType: Hashable, Sendable {
  let isLogarithmic: Bool

  /// Equal differences are equally far apart.
  public static let linear = ScaleType(isLogarithmic: false)
  /// Equal factors are equally far apart.
  public static let log = ScaleType(isLogarithmic: true)
  // An audio graph knows only linear and logarithmic axes.
  /// Equal factors are equally far apart, on both sides of 0; heard as a linear scale.
  public static let symmetricLog = ScaleType(isLogarithmic: false)
  /// Roots of values are equally far apart; heard as a linear scale.
  public static let squareRoot = ScaleType(isLogarithmic: false)
  /// Dates.
  public static let date = ScaleType(isLogarithmic: false)
  /// Names.
  public static let category = ScaleType(isLogarithmic: false)
}
