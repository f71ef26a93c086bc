import ScreenTree

/// A series of a chart with what is computed about it.
struct AnalyzedSeries {
  /// Its name, or its number among several; nil for the only one.
  let name: Wording?
  let isContinuous: Bool
  /// The points with values, in the order of the x axis.
  let points: [Property.Chart.PlacedPoint]
  /// How many values are missing.
  let missing: Int
  /// The points with their gaps, in the order of the x axis.
  private let line: [Property.Chart.PlacedPoint]
  private let chart: Property.Chart
  private let values: [Double]
  private let statistics: SeriesStatistics?

  /// The series of a chart with a number, from 0.
  init(_ number: Int, of chart: Property.Chart) {
    let series = chart.series[number]
    name = chart.name(ofSeries: number)
    isContinuous = series.isContinuous
    line = chart.placed(series)
    points = line.filter { $0.y != nil }
    missing = series.points.count - points.count
    self.chart = chart
    values = points.compactMap(\.y)
    statistics = SeriesStatistics(x: points.map(\.position), y: values)
  }

  /// Fewer values say nothing but their extremes.
  private static let fewest = 3
  /// The most outliers that are named.
  private static let mostOutliers = 3
  /// Of fewer values none is called an outlier, and none that is nearer to the line than this part of
  /// the range: by chance alone, one series of four values in four would have some.
  private static let fewestWithOutliers = 8
  private static let leastDistance = 0.05

  /// Shape, trend, extremes, average, outliers, missing values.
  var facts: [ChartFact] {
    guard let statistics else { return missing > 0 ? [.missing(missing)] : [] }
    var facts: [ChartFact] = []
    // Parts of a circle have no order, and so neither shape nor trend.
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
    // That all values are equal is said already, so that "no clear trend" adds nothing.
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

  /// Values far from the line, if a listener would take them for exceptions: of enough values, few
  /// of them, and not beside the line only because the others lie on it.
  private func outliers(_ statistics: SeriesStatistics) -> [ChartFact] {
    guard statistics.count >= Self.fewestWithOutliers else { return [] }
    let range = values[statistics.highest] - values[statistics.lowest]
    let indices = statistics.outliers.filter { index in
      let line = statistics.intercept + statistics.slope * points[index].position
      return abs(values[index] - line) >= range * Self.leastDistance
    }
    guard !indices.isEmpty, indices.count <= max(1, statistics.count / 10) else { return [] }
    return [.outliers(indices.count, indices.prefix(Self.mostOutliers).map(spot))]
  }

  private func spot(_ index: Int) -> ChartFact.Spot {
    let isCategory = if case .category = points[index].point.x { true } else { false }
    return ChartFact.Spot(
      value: chart.words(forY: values[index]), place: chart.words(forX: points[index].point.x),
      isCategory: isCategory)
  }

  /// Where this line and another change order: at a place of both, or between two on a numeric axis.
  ///
  /// Between its points a line is straight, so that both have a value wherever both are drawn.
  func crossings(with other: AnalyzedSeries) -> [(Double, ChartFact)] {
    guard let name, let otherName = other.name else { return [] }
    var before: (place: Double, difference: Double)?
    var found: [(Double, ChartFact)] = []
    // A line is straight only between its own points, so both are asked at the points of either.
    let places = Set((points + other.points).map(\.position)).sorted()
    let (one, two) = (values(at: places), other.values(at: places))
    for (index, place) in places.enumerated() {
      // Lines that only touch do not pass each other; the signs on both sides decide.
      guard let value = one[index], let second = two[index], value != second else { continue }
      let difference = value - second
      if let before, before.difference.sign != difference.sign {
        let (winner, loser) = difference > 0 ? (name, otherName) : (otherName, name)
        // Both lines are straight between the places, and so is their difference.
        let part = before.difference / (before.difference - difference)
        let between = before.place + (place - before.place) * part
        let spot = spot(at: place, or: other, between: between)
        found.append((place, .crossing(winner, passes: loser, at: spot)))
      }
      before = (place, difference)
    }
    return found
  }

  /// The values of the line at places in order; nil in gaps and beside it.
  private func values(at places: [Double]) -> [Double?] {
    // Places come in order, so that one pass over the line answers all of them.
    var next = 0
    return places.map { place in
      while next < line.count, line[next].position < place { next += 1 }
      guard next < line.count else { return nil }
      let after = line[next]
      guard after.position > place, next > 0 else {
        return after.position == place ? after.y : nil
      }
      let before = line[next - 1]
      guard let one = before.y, let other = after.y else { return nil }
      let part = (place - before.position) / (after.position - before.position)
      return one + (other - one) * part
    }
  }

  /// A place as it is called: that of a point of both lines, or of one on an axis of names, otherwise
  /// where they cross.
  private func spot(
    at place: Double, or other: AnalyzedSeries, between: Double
  ) -> ChartFact.Spot {
    let own = points.firstIndex { $0.position == place }.map(spot)
    let others = other.points.firstIndex { $0.position == place }.map(other.spot)
    let named = [own, others].compactMap { $0 }
    if let spot = named.first, spot.isCategory || named.count == 2 { return spot }
    let words = chart.x.words(forComputed: between)
    return ChartFact.Spot(value: words, place: words, isCategory: false)
  }
}
