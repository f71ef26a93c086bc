public import Foundation
import ScreenTree
public import SpokenViews

/// The axes of a chart: what they display and how they are called.
extension View {
  /// Sets what the y axis displays, and so the pitches of an audio graph: a range of numbers, or the
  /// order of the names of bars that lie on it.
  ///
  /// Dates change nothing that is heard: they are read as names in their order.
  public nonisolated func chartYScale<Domain: ScaleDomain>(
    domain: Domain = AutomaticScaleDomain.automatic,
    range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View { scaled(\.writtenY, domain._values, type) }

  /// Sets what the x axis displays: a range of numbers, or the order of names.
  ///
  /// Dates change nothing that is heard: they are read as names in their order.
  public nonisolated func chartXScale<Domain: ScaleDomain>(
    domain: Domain = AutomaticScaleDomain.automatic,
    range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View {
    let values = domain._values
    // Functions without a domain of their own are evaluated over that of the chart.
    return transformingEnvironment {
      if let range = values.range { $0.chartXDomain = range }
    }.scaled(\.x, values, type)
  }

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
    changingCharts { $0[keyPath: axis].title = title }
  }

  private nonisolated func scaled(
    _ path: AxisPath, _ domain: [_Plotted], _ type: ScaleType?
  ) -> some View {
    changingCharts { chart in
      if chart.x.isCategorical { chart.x.categories.begin(with: domain.compactMap(\.categoryName)) }
      guard !chart[keyPath: path].isCategorical else { return }
      let range = domain.range
      // Names are those of bars that lie on the axis, and where both ends are equal no value has a
      // place: neither says anything of its numbers.
      guard domain.isEmpty || range != nil else { return }
      if let range { chart[keyPath: path].range = range }
      if type?.isLogarithmic == true, chart.isPositive(path) {
        chart[keyPath: path].scale = .log10
      }
    }
  }
}

extension [String] {
  /// Puts names first; what they leave out is not drawn, but it stays in the data.
  fileprivate mutating func begin(with names: [String]) {
    self = names + filter { !names.contains($0) }
  }
}

extension [_Plotted] {
  /// The range of the numbers; nil if its ends are equal, because no value has a place in it.
  fileprivate var range: ClosedRange<Double>? {
    let numbers = compactMap(\.double)
    guard let low = numbers.min(), let high = numbers.max(), low < high else { return nil }
    return low...high
  }
}

extension _Plotted {
  /// The number; nil for a name or a date.
  fileprivate var double: Double? { if case .number(let number) = self { number } else { nil } }

  /// The name; nil for a number or a date.
  fileprivate var categoryName: String? { if case .category(let name) = self { name } else { nil } }
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
