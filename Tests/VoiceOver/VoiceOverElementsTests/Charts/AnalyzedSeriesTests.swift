import ScreenTree
import Testing

@testable import VoiceOverElements

struct AnalyzedSeriesTests {
  private static func chart(_ lines: [(Double, Double?)]...) -> Property.Chart {
    var chart = Property.Chart()
    chart.x.title = "Month"
    for (name, points) in zip(["A", "B"], lines) {
      var series = Property.Chart.Series()
      series.name = name
      series.isContinuous = true
      series.points = points.map { .init(x: .number($0), y: $1) }
      chart.series.append(series)
    }
    return chart
  }

  /// The statements about values at 0, 1, 2 and so on.
  private func facts(
    _ values: [Double?], _ change: (inout Property.Chart) -> Void = { _ in }
  ) -> [String] {
    var chart = Self.chart(values.enumerated().map { (Double($0), $1) })
    change(&chart)
    return AnalyzedSeries(0, of: chart).facts.map { "\($0)" }
  }

  @Test(
    arguments: [
      ([], []), ([nil, nil], ["2 missing"]), ([7], ["only 0 7"]),
      ([nil, 7], ["only 1 7", "1 missing"]), ([5, 5, 5], ["always 5"]), ([5, 5], ["always 5"]),
      ([1, 9], ["lowest 0 1, highest 1 9"]),
      // A single run in the direction of a clear trend is said once.
      (
        [1, 3, 5, 7],
        ["rises by 2 per Month", "lowest 0 1, highest 3 7", "average 4, median 4"]
      ),
      (
        [120, 80, 140],
        [
          "falls until 1, rises until 2", "weakly rises", "lowest 1 80, highest 2 140",
          "average 113.3, median 120",
        ]
      ),
      (
        [0, 10, 0],
        [
          "rises until 1, falls until 2", "no trend", "lowest 0 0, highest 1 10",
          "average 3.333, median 0",
        ]
      ),
      (
        [0, 9, 0, 9, 0, 9, 0, 9],
        ["many turns", "no trend", "lowest 0 0, highest 1 9", "average 4.5, median 4.5"]
      ),
      (
        [10, 12, 11, 13, 90, 14, 13, 15],
        [
          "rises until 4, falls until 7", "no trend", "lowest 0 10, highest 4 90",
          "average 22.25, median 13", "1 outlier 4 90",
        ]
      ),
    ] as [([Double?], [String])])
  func `states shape, trend, extremes, average, outliers and gaps in order`(
    values: [Double?], statements: [String]
  ) {
    #expect(facts(values) == statements)
  }

  @Test func `parts of a circle have neither shape nor trend`() {
    let statements = facts([1, 3, 5, 7]) { $0.direction = .radialClockwise }
    #expect(statements == ["lowest 0 1, highest 3 7", "average 4, median 4"])
  }

  @Test func `several values at one place have a trend, but no shape`() {
    let chart = Self.chart([(0, 1), (0, 3), (1, 5), (2, 7)])
    #expect(
      AnalyzedSeries(0, of: chart).facts.map { "\($0)" } == [
        "rises by 2.545 per Month", "lowest 0 1, highest 2 7", "average 4, median 4",
      ])
  }

  @Test func `a step is left out where it says nothing`() throws {
    var axis = Property.Chart.Axis()
    axis.scale = .log10
    #expect(facts([1, 3, 5, 7]) { $0.y = axis }.first == "rises by 2 per ")
    axis.scale = .linear
    axis.describer = .init { "\(Int($0)) dollars" }
    #expect(facts([0, 0.4, 0.8]) { $0.y = axis }.first == "rises by 0 dollars per ")
    #expect(facts([9, 6, 3]) { $0.y = axis }.first == "falls by 3 dollars per Month")
  }

  @Test(arguments: [
    ([10: 14], ["1 outlier 10 14"]),
    // Near the line, measured by the range, or one of several.
    ([10: 10.5], []), ([3: 30, 9: 40, 15: 50], []),
    ([3: 40, 16: -10], ["2 outliers 3 40; 16 -10"]),
  ]) func `names few values far from the line`(changed: [Int: Double], statements: [String]) {
    let values = (0..<20).map { changed[$0] ?? Double($0) }
    #expect(facts(values).filter { $0.contains("outlier") } == statements)
  }

  @Test(
    arguments: [
      ([(0, 0), (1, 2)], [(0, 1), (1, 1)], ["A passes B at 1"]),
      ([(0, 2), (1, 0)], [(0, 1), (1, 1)], ["B passes A at 1"]),
      // Lines that only touch, or of which one ends before, do not pass each other.
      ([(0, 0), (1, 1), (2, 0)], [(0, 1), (1, 1), (2, 1)], []),
      ([(0, 0), (1, 0.5)], [(2, 1), (3, 1)], []),
      // Equal for a while, then beyond.
      ([(0, 0), (1, 1), (2, 1), (3, 2)], [(0, 1), (1, 1), (2, 1), (3, 1)], ["A passes B at 3"]),
      // Between points of one line alone it is where they cross.
      ([(0, 0), (4, 4)], [(0, 1), (3, 1)], ["A passes B at 1"]),
      // A gap hides no order.
      ([(0, 0), (1, nil), (2, 2)], [(0, 1), (1, 1), (2, 1)], ["A passes B at 2"]),
      (
        [(0, 0), (1, 2), (2, 0)], [(0, 1), (1, 1), (2, 1)],
        ["A passes B at 1", "B passes A at 2"]
      ),
    ] as [([(Double, Double?)], [(Double, Double?)], [String])])
  func `finds where lines change their order`(
    one: [(Double, Double?)], other: [(Double, Double?)], statements: [String]
  ) {
    let chart = Self.chart(one, other)
    let crossings = AnalyzedSeries(0, of: chart).crossings(with: AnalyzedSeries(1, of: chart))
    #expect(crossings.map { "\($0.1)" } == statements)
  }

  @Test func `lines cross at a category, not between two`() {
    var chart = Self.chart([], [])
    chart.x.categories = ["May", "June", "July"]
    func points(_ values: [(String, Double)]) -> [Property.Chart.Point] {
      values.map { .init(x: .category($0), y: $1) }
    }
    chart.series[0].points = points([("May", 0), ("July", 4)])
    chart.series[1].points = points([("May", 1), ("June", 1)])
    let crossings = AnalyzedSeries(0, of: chart).crossings(with: AnalyzedSeries(1, of: chart))
    #expect(crossings.map { "\($0.1)" } == ["A passes B at June"])
  }

  @Test func `the only line has no name, and passes none`() {
    let alone = AnalyzedSeries(0, of: Self.chart([(0, 0), (1, 2)]))
    #expect(alone.name == nil)
    #expect(alone.crossings(with: alone).isEmpty)
  }
}
