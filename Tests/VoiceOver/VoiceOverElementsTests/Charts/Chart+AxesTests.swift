import ScreenTree
import Testing

@testable import VoiceOverElements

struct ChartAxesTests {
  private static func chart(
    _ points: [(Property.Chart.Value, Double?)], categories: [String] = []
  ) -> Property.Chart {
    var chart = Property.Chart()
    chart.x.categories = categories
    var series = Property.Chart.Series()
    series.points = points.map { .init(x: $0, y: $1) }
    chart.series = [series]
    return chart
  }

  @Test(
    arguments: [
      (
        [], [(.number(3), 1), (.number(-1), 2), (.number(3), 0)],
        ["-1.0 2.0", "3.0 1.0", "3.0 0.0"]
      ),
      (
        ["May", "June"], [(.category("June"), 1), (.category("May"), nil)],
        ["0.0 nil", "1.0 1.0"]
      ),
      // Of a category that is listed twice the first place counts, and one that is not has its own.
      (
        ["May", "May", "June"], [(.category("June"), 1), (.category("May"), 2)],
        ["0.0 2.0", "2.0 1.0"]
      ),
      ([], [(.category("a"), 1), (.category("b"), 2)], ["0.0 1.0", "1.0 2.0"]),
    ] as [([String], [(Property.Chart.Value, Double?)], [String])])
  func `places points in the order of the x axis`(
    categories: [String], points: [(Property.Chart.Value, Double?)], placed: [String]
  ) {
    let chart = Self.chart(points, categories: categories)
    let places = chart.placed(chart.series[0]).map {
      "\($0.position) \($0.y.map { "\($0)" } ?? "nil")"
    }
    #expect(places == placed)
  }

  @Test(
    arguments: [
      (nil, [], 0...1, nil), (nil, [5], 5...10, 5...5), (nil, [0], 0...1, 0...0),
      (nil, [-3], -3...0, -3 ... -3), (nil, [1e300], 1e300...2e300, 1e300...1e300),
      (nil, [4, nil, -2], -2...4, -2...4), (0...9, [5], 0...9, 0...9), (2...2, [5], 2...4, 2...2),
    ] as [(ClosedRange<Double>?, [Double?], ClosedRange<Double>, ClosedRange<Double>?)])
  func `a range has room for every value, and is said as it is`(
    range: ClosedRange<Double>?, values: [Double?], wide: ClosedRange<Double>,
    written: ClosedRange<Double>?
  ) {
    var upright = Self.chart(values.map { (.number(0), $0) })
    upright.y = Property.Chart.Axis()
    upright.y?.range = range
    #expect(upright.yRange == wide)
    #expect(upright.writtenYRange == written)
    var flat = Self.chart(values.compactMap { $0 }.map { (.number($0), nil) })
    flat.x.range = range
    #expect(flat.xRange == wide)
    #expect(flat.writtenXRange == written)
  }

  @Test(arguments: [(["May"], 0.0...1), (["May", "June", "July"], 0.0...2)])
  func `categories are counted from zero`(categories: [String], range: ClosedRange<Double>) {
    #expect(Self.chart([], categories: categories).xRange == range)
  }

  @Test func `calls one of several series by its name or its number`() {
    var chart = Self.chart([])
    chart.series[0].name = "Food"
    #expect(chart.name(ofSeries: 0) == nil)
    chart.series.append(Property.Chart.Series())
    #expect(chart.name(ofSeries: 0) == "Food")
    #expect(chart.name(ofSeries: 1) == .chart(.seriesNumber(2)))
  }

  @Test func `has the words of the app, those of the file, or a number in its format`() {
    var axis = Property.Chart.Axis()
    axis.format = .percent
    axis.words = [1: "all", 2: "twice"]
    #expect([1, 3].map { axis.words(for: $0) } == ["all", .number(3, .percent)])
    axis.describer = .init { "\(Int($0)) times" }
    #expect([1, 3].map { axis.words(for: $0) } == ["1 times", "3 times"])
    var chart = Self.chart([])
    #expect(chart.words(forY: 2.5) == .number(2.5, nil))
    chart.x = axis
    #expect(chart.words(forX: .number(4)) == "4 times")
    #expect(chart.words(forX: .category("May")) == "May")
  }

  @Test(
    arguments: [
      (340.0 / 3, 113.3), (1234.56, 1235), (123_456.7, 123_457), (0.012345, 0.01235),
      (-2.71828, -2.718), (12_345, 12_345), (0, 0), (0.5, 0.5),
    ] as [(Double, Double)])
  func `a computed number has four digits, unless it is whole`(
    number: Double, rounded: Double
  ) {
    #expect(Property.Chart.Axis().words(forComputed: number) == .number(rounded, nil))
  }

  @Test func `a format says how many digits a computed number has`() {
    var axis = Property.Chart.Axis()
    axis.format = .percent
    #expect(axis.words(forComputed: 0.123456) == .number(0.123456, .percent))
  }

  @Test(arguments: [
    (Property.Chart.Scale.linear, 25.0, 0.0...100, 0.25), (.linear, -5, 0...100, 0),
    (.linear, 105, 0...100, 1), (.linear, 7, 7...7, 0), (.log10, 10, 1...100, 0.5),
    (.ln, 10, 1...100, 0.5), (.log10, 0, 1...100, 0), (.log10, -4, -10...0, 0),
  ]) func `a number has its place on the scale`(
    scale: Property.Chart.Scale, number: Double, range: ClosedRange<Double>, part: Double
  ) {
    var axis = Property.Chart.Axis()
    axis.scale = scale
    #expect(abs(axis.part(of: number, in: range) - part) < 1e-12)
  }

  @Test(arguments: [
    (Property.Chart.Scale.linear, 0.25, 25.0), (.linear, 1, 100), (.log10, 0, 1),
    (.ln, 0.5, 10), (.log10, 1, 100),
  ]) func `a place has its number on the scale`(
    scale: Property.Chart.Scale, part: Double, number: Double
  ) {
    var axis = Property.Chart.Axis()
    axis.scale = scale
    let range = scale == .linear ? 0.0...100 : 1.0...100
    #expect(abs(axis.number(at: part, in: range) - number) < 1e-9)
  }
}
