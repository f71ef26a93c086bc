import ScreenTree

/// A series of a chart with what is computed about it.
struct AnalyzedSeries {
  let name: String
  let isContinuous: Bool
  /// The points with values, in the order of the x axis.
  let points: [Property.Chart.PlacedPoint]
  /// How many values are missing.
  let missing: Int
  private let chart: Property.Chart
  private let values: [Double]
  private let statistics: SeriesStatistics?

  init(_ series: Property.Chart.Series, of chart: Property.Chart) {
    name = series.name
    isContinuous = series.isContinuous
    points = chart.placed(series).filter { $0.y != nil }
    missing = series.points.count - points.count
    self.chart = chart
    values = points.compactMap(\.y)
    statistics = SeriesStatistics(x: points.map(\.position), y: values)
  }

  /// Fewer values say nothing but their extremes.
  private static let fewest = 3
  /// The most outliers that are named.
  private static let mostOutliers = 3

  /// Shape, trend, extremes, average, outliers, missing values.
  var facts: [ChartFact] {
    guard let statistics else { return missing > 0 ? [.missing(missing)] : [] }
    var facts: [ChartFact] = []
    if statistics.count >= Self.fewest, !chart.direction.isRadial {
      facts += shapeAndTrend(statistics)
    }
    facts.append(extremes(statistics))
    if statistics.count >= Self.fewest, !isConstant(statistics) {
      facts.append(
        .average(
          mean: chart.words(forComputedY: statistics.mean),
          median: chart.words(forComputedY: statistics.median)))
      facts += outliers(statistics)
    }
    if missing > 0 { facts.append(.missing(missing)) }
    return facts.filter { $0 != .trend(.none) || !isConstant(statistics) }
  }

  /// A single run says no more than a clear trend in its direction.
  private func shapeAndTrend(_ statistics: SeriesStatistics) -> [ChartFact] {
    let (shape, trend) = (shape, trend(statistics))
    if case .clear(let direction, _, _) = trend, case .shape(let runs)? = shape.first,
      runs.count == 1, runs[0].direction == direction
    {
      return [.trend(trend)]
    }
    return shape + [.trend(trend)]
  }

  private func isConstant(_ statistics: SeriesStatistics) -> Bool {
    values[statistics.lowest] == values[statistics.highest]
  }

  /// Several values at one place have no order, and so no shape.
  private var shape: [ChartFact] {
    let hasTies = zip(points, points.dropFirst()).contains { $0.position == $1.position }
    guard !hasTies else { return [] }
    guard let runs = SeriesShape.runs(of: values) else { return [.manyTurns] }
    guard !runs.isEmpty else { return [] }
    return [
      .shape(
        runs.map {
          ChartFact.Run(direction: $0.direction, end: chart.words(forX: points[$0.end].point.x))
        })
    ]
  }

  /// At least this much of the variance is explained by a clear trend, and by a weak one.
  private static let clear = 0.5
  private static let weak = 0.1

  private func trend(_ statistics: SeriesStatistics) -> ChartFact.Trend {
    guard statistics.rSquared >= Self.weak, statistics.slope != 0 else { return .none }
    let direction: SeriesShape.Direction = statistics.slope > 0 ? .rises : .falls
    guard statistics.rSquared >= Self.clear else { return .weak(direction) }
    let step = chart.words(forComputedY: statistics.slope.magnitude)
    // A step in units says nothing of an axis on which factors are equally far apart, and neither
    // does one that has the words of 0.
    let isLinear = chart.y?.scale ?? .linear == .linear
    let says = isLinear && step != chart.words(forComputedY: 0)
    return .clear(direction, by: step, per: says ? chart.x.title : "")
  }

  private func extremes(_ statistics: SeriesStatistics) -> ChartFact {
    if statistics.count == 1 { return .only(spot(0)) }
    if isConstant(statistics) { return .constant(chart.words(forY: values[0])) }
    return .extremes(lowest: spot(statistics.lowest), highest: spot(statistics.highest))
  }

  private func outliers(_ statistics: SeriesStatistics) -> [ChartFact] {
    let indices = statistics.outliers
    guard !indices.isEmpty else { return [] }
    return [.outliers(indices.count, indices.prefix(Self.mostOutliers).map(spot))]
  }

  private func spot(_ index: Int) -> ChartFact.Spot {
    let isCategory = if case .category = points[index].point.x { true } else { false }
    return ChartFact.Spot(
      value: chart.words(forY: values[index]), place: chart.words(forX: points[index].point.x),
      isCategory: isCategory)
  }

  /// Where this line and another change order, at places that both have.
  func crossings(with other: AnalyzedSeries) -> [(Double, ChartFact)] {
    let others = Dictionary(
      zip(other.points.map(\.position), other.values), uniquingKeysWith: { first, _ in first })
    var before = 0.0
    var found: [(Double, ChartFact)] = []
    for (index, point) in points.enumerated() {
      guard let value = others[point.position], value != values[index] else { continue }
      let difference = values[index] - value
      if before != 0, before.sign != difference.sign {
        let (winner, loser) = difference > 0 ? (name, other.name) : (other.name, name)
        found.append((point.position, .crossing(winner, passes: loser, at: spot(index))))
      }
      before = difference
    }
    return found
  }
}
