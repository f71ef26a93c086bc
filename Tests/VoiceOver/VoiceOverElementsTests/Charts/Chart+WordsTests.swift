import ScreenTree
import Testing
import VoiceOverElements

struct ChartWordsTests {
  private func axis(_ unit: String) -> Property.Chart.Axis {
    var axis = Property.Chart.Axis()
    axis.describer = .init { "\(Int($0)) \(unit)" }
    return axis
  }

  private func written(_ chart: Property.Chart) throws -> Property.Chart {
    let box = Node(
      .vStack, children: [Node(.chart, title: "Steps", properties: [.chart(chart)])])
    let view = try #require(Screen(title: "S", views: [box]).withWrittenWords.views.first)
    return try #require(view.children.first?[.chart])
  }

  private func series(_ values: [Double?]) -> Property.Chart.Series {
    var series = Property.Chart.Series()
    series.points = values.enumerated().map { .init(x: .number(Double($0)), y: $1) }
    return series
  }

  @Test func `keeps the words of values, ends, averages and the step of the trend`() throws {
    var chart = Property.Chart()
    (chart.x, chart.y) = (axis("h"), axis("km"))
    chart.x.range = 0...9
    chart.series = [series([10, nil, 40])]
    let written = try written(chart)
    #expect(written.x.describer == nil && written.y?.describer == nil)
    #expect(written.x.words == [0: "0 h", 1: "1 h", 2: "2 h", 9: "9 h"])
    #expect(written.y?.words == [10: "10 km", 40: "40 km"])
    chart.series = [series([10, 20, 60])]
    #expect(
      try self.written(chart).y?.words == [
        0: "0 km", 10: "10 km", 20: "20 km", 25: "25 km", 30: "30 km", 60: "60 km",
      ])
  }

  @Test func `keeps the words of the mean of each interval`() throws {
    var chart = Property.Chart()
    chart.y = axis("km")
    chart.series = [series((0..<60).map { Double($0) })]
    let words = try #require(try written(chart).y?.words)
    // Of sixty points two are a mark; their mean lies between whole numbers.
    #expect(words[0.5] == "0 km" && words[58.5] == "58 km")
    #expect(words[59] == "59 km")
  }

  @Test func `keeps the words of additional axes for the points that have them`() throws {
    var chart = Property.Chart()
    chart.additional = [Property.Chart.Axis(), axis("kg")]
    var series = series([1])
    series.points[0].more = [.number(7), .number(3)]
    chart.series = [series]
    let axes = try written(chart).additional
    #expect(axes.map(\.words) == [[:], [3: "3 kg"]])
    #expect(axes.map(\.describer) == [nil, nil])
  }

  @Test func `a chart without closures stays as it is`() throws {
    var chart = Property.Chart()
    chart.x.words = [1: "one"]
    chart.series = [series([1, 2])]
    #expect(try written(chart) == chart)
  }
}
