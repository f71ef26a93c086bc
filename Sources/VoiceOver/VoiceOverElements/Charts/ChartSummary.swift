package import ScreenTree

/// The statements about a chart, in the order of Describe Chart.
package struct ChartSummary: Sendable {
  private let chart: Property.Chart
  private let series: [AnalyzedSeries]

  /// Analyzes a chart.
  package init(_ chart: Property.Chart) {
    self.chart = chart
    series = chart.series.indices.map { AnalyzedSeries($0, of: chart) }
  }

  /// The statements: title, kind, axes, summary, then those about each series, and crossings.
  ///
  /// - Parameter title: the title if the chart has none, such as the label of its view.
  /// - Returns: the statements, in order.
  package func facts(title: String?) -> [ChartFact] {
    var facts: [ChartFact] = []
    if let title = chart.title ?? title, !title.isBlank { facts.append(.title(title)) }
    facts.append(.kind(kind, series: chart.series.count, points: chart.pointCount))
    facts += axes
    if let summary = chart.summary, !summary.isBlank { facts.append(.summary(summary)) }
    return facts + analysis
  }

  /// The statements about the data.
  package var analysis: [ChartFact] {
    guard series.contains(where: { !$0.points.isEmpty }) else {
      return [.noData] + series.filter { $0.missing > 0 }.map { .missing($0.missing) }
    }
    var facts: [ChartFact] = []
    for one in series {
      let own = one.facts
      if let name = one.name, !own.isEmpty { facts.append(.series(name)) }
      facts += own
    }
    return facts + crossings
  }

  /// How a series rises and falls, in English as the names of sounds are: `falls, then rises`.
  package static func shape(of series: Property.Chart.Series, in chart: Property.Chart) -> String {
    let points = chart.placed(series).filter { $0.y != nil }
    let values = points.compactMap(\.y)
    // Several values at one place have no order, and so no shape.
    let hasTies = zip(points, points.dropFirst()).contains { $0.position == $1.position }
    guard values.count > 1, !hasTies, !chart.direction.isRadial else { return "" }
    guard let runs = SeriesShape.runs(of: values) else { return "rises and falls" }
    return runs.isEmpty ? "level" : runs.map { "\($0.direction)" }.joined(separator: ", then ")
  }

  private var kind: ChartFact.Kind {
    if chart.direction.isRadial { return .pie }
    let lines = chart.series.count(where: \.isContinuous)
    return lines == 0 ? .points : lines == chart.series.count ? .lines : .mixed
  }

  /// The axes with their ends.
  package var axes: [ChartFact] {
    let x = fact(.x, chart.x, chart.writtenXRange)
    let y = chart.y.flatMap { fact(.y, $0, chart.writtenYRange) }
    let others = chart.additional.compactMap { fact(.other, $0, $0.range) }
    return [x, y].compactMap { $0 } + others
  }

  /// An axis with its ends; with a single one when they are equal, and none when it has no values.
  private func fact(
    _ name: ChartFact.AxisName, _ axis: Property.Chart.Axis, _ range: ClosedRange<Double>?
  ) -> ChartFact? {
    func fact(_ ends: (Wording, Wording)?) -> ChartFact? {
      guard ends != nil || name != .other && !axis.title.isBlank else { return nil }
      return .axis(name, title: axis.title, ends: ends.map { $0 == $1 ? [$0] : [$0, $1] } ?? [])
    }
    if let first = axis.categories.first, let last = axis.categories.last {
      return fact((.text(first), .text(last)))
    }
    if name == .x, axis.range == nil, let names = namesOfCategories {
      return fact((.text(names.first), .text(names.last)))
    }
    return fact(range.map { (axis.words(for: $0.lowerBound), axis.words(for: $0.upperBound)) })
  }

  /// The first and the last category of the data, when the axis has no order; nil for numbers.
  private var namesOfCategories: (first: String, last: String)? {
    let points = chart.series.flatMap(\.points)
    guard case .category(let first)? = points.first?.x, case .category(let last)? = points.last?.x
    else { return nil }
    return (first, last)
  }

  /// The most crossings that are said.
  private static let mostCrossings = 3

  /// Where one line becomes greater than another; parts of a circle have no order.
  private var crossings: [ChartFact] {
    // Each pair of lines is compared, so that the number of lines bounds the work: 8 make 28 pairs.
    let lines = series.filter(\.isContinuous).prefix(8)
    guard !chart.direction.isRadial else { return [] }
    var found: [(Double, ChartFact)] = []
    for (index, one) in lines.enumerated() {
      for other in lines.dropFirst(index + 1) { found += one.crossings(with: other) }
    }
    return found.sorted { $0.0 < $1.0 }.prefix(Self.mostCrossings).map(\.1)
  }
}
