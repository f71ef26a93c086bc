import ScreenTree
import Testing
import VoiceOverElements

struct ChartSummaryTests {
  /// A chart of lines named A to D with values at 0, 1, 2 and so on.
  private func chart(_ lines: [Double?]...) -> Property.Chart {
    var chart = Property.Chart()
    chart.series = zip(["A", "B", "C", "D"], lines).map { name, values in
      var series = Property.Chart.Series()
      series.name = name
      series.isContinuous = true
      series.points = values.enumerated().map { .init(x: .number(Double($0)), y: $1) }
      return series
    }
    return chart
  }

  private func facts(_ chart: Property.Chart, title: String? = nil) -> [String] {
    ChartSummary(chart).facts(title: title).map { "\($0)" }
  }

  @Test func `begins with title, kind, axes and the author's summary`() {
    var budget = chart([5])
    budget.y = Property.Chart.Axis()
    budget.x.title = "Month"
    budget.y?.title = "Dollars"
    budget.summary = "We spent little."
    budget.y?.range = 0...9
    let rest = [
      "lines, 1 set of 1 point", "x Month 0", "y Dollars 0 to 9", "We spent little.", "only 0 5",
    ]
    #expect(facts(budget, title: "Budget") == ["Budget"] + rest)
    budget.title = "Own"
    #expect(facts(budget, title: "Budget") == ["Own"] + rest)
    (budget.title, budget.summary) = (" ", " ")
    #expect(facts(budget, title: "Budget") == Array(rest.filter { !$0.hasSuffix(".") }))
  }

  @Test(
    arguments: [
      ([true, true], .leftToRight, "lines, 2 sets of 2 points"),
      ([false, false], .bottomToTop, "points, 2 sets of 2 points"),
      ([true, false], .leftToRight, "mixed, 2 sets of 2 points"),
      ([true, true], .radialClockwise, "pie, 2 sets of 2 points"),
      ([true, false], .radialCounterClockwise, "pie, 2 sets of 2 points"),
    ] as [([Bool], Property.Chart.Direction, String)])
  func `is of a kind by its direction and its series`(
    areLines: [Bool], direction: Property.Chart.Direction, kind: String
  ) {
    var chart = chart([1], [2])
    chart.direction = direction
    for (index, isLine) in areLines.enumerated() { chart.series[index].isContinuous = isLine }
    #expect(facts(chart).first == kind)
  }

  @Test func `an axis has its categories, those of the data, its range, or no ends`() {
    var chart = chart([1, 2])
    func axes() -> [String] { ChartSummary(chart).axes.map { "\($0)" } }
    // Without a y axis nothing is said of it.
    #expect(axes() == ["x  0 to 1"])
    chart.x.categories = ["May", "June"]
    #expect(axes() == ["x  May to June"])
    chart.x.categories = []
    chart.series[0].points[0].x = .category("b")
    chart.series[0].points[1].x = .category("a")
    #expect(axes() == ["x  b to a"])
    chart.x.range = 3...3
    #expect(axes() == ["x  3"])
    chart.series = []
    (chart.x.range, chart.y) = (nil, Property.Chart.Axis())
    #expect(axes() == [])
    chart.x.title = "Month"
    chart.y?.title = "Dollars"
    #expect(axes() == ["x Month ", "y Dollars "])
    var size = Property.Chart.Axis()
    size.title = "Size"
    chart.additional = [size]
    #expect(axes() == ["x Month ", "y Dollars "])
    chart.additional[0].range = 1...2
    #expect(axes() == ["x Month ", "y Dollars ", "other Size 1 to 2"])
  }

  @Test func `names a series before its statements, unless there are none`() {
    let summary = ChartSummary(chart([1], [], [nil, 2]))
    #expect(
      summary.analysis.map { "\($0)" } == ["A", "only 0 1", "C", "only 1 2", "1 missing"])
  }

  @Test func `without any value it counts what is missing`() {
    #expect(ChartSummary(chart()).analysis == [.noData])
    #expect(ChartSummary(chart([], [nil, nil])).analysis == [.noData, .missing(2)])
  }

  @Test func `ends with the first three crossings of lines, in the order of the x axis`() {
    // A and B cross four times, and C passes both once, at the first place.
    var summary = chart([0, 2, 0, 2, 0], [1, 1, 1, 1, 1], [-1, 3, 3, 3, 3])
    func crossings() -> [String] {
      ChartSummary(summary).analysis.map { "\($0)" }.filter { $0.contains("passes") }
    }
    #expect(crossings() == ["A passes B at 1", "C passes A at 1", "C passes B at 1"])
    summary.series[2].isContinuous = false
    #expect(crossings() == ["A passes B at 1", "B passes A at 2", "A passes B at 3"])
    summary.direction = .radialClockwise
    #expect(crossings() == [])
  }

  @Test(
    arguments: [
      ([3, 1, 2], "falls, then rises"), ([1, nil, 2], "rises"), ([4, 4], "level"), ([4], ""),
      ([nil, nil], ""), ([0, 9, 0, 9, 0, 9, 0, 9], "rises and falls"),
    ] as [([Double?], String)])
  func `names the shape of a series`(values: [Double?], shape: String) {
    let chart = chart(values)
    #expect(ChartSummary.shape(of: chart.series[0], in: chart) == shape)
  }

  @Test func `several values at one place, and parts of a circle, have no shape`() {
    var chart = chart([1, 2, 3])
    chart.direction = .radialClockwise
    #expect(ChartSummary.shape(of: chart.series[0], in: chart) == "")
    chart.direction = .leftToRight
    chart.series[0].points[2].x = .number(1)
    #expect(ChartSummary.shape(of: chart.series[0], in: chart) == "")
    // A gap is no value.
    chart.series[0].points[1].y = nil
    #expect(ChartSummary.shape(of: chart.series[0], in: chart) == "rises")
  }
}
