import ScreenTree
import Testing

@testable import VoiceOverElements

struct ChartMarksTests {
  private func chart(_ count: Int, series: Int = 1) -> Property.Chart {
    var chart = Property.Chart()
    chart.y = Property.Chart.Axis()
    for number in 0..<series {
      var one = Property.Chart.Series()
      one.name = "S\(number)"
      one.points = (0..<count).map { .init(x: .number(Double($0)), y: Double($0 * 2)) }
      chart.series.append(one)
    }
    return chart
  }

  private func elements(of chart: Property.Chart, children: [Node] = []) -> [Element] {
    let node = Node(
      .chart, title: "Steps", children: children, properties: [.id("c"), .chart(chart)])
    return resolve(Screen(title: "S", views: [node])).elements
  }

  @Test func `makes a mark of each of thirty points`() {
    let marks = elements(of: chart(30))
    #expect(marks.count == 30)
    #expect(marks[3].node == "c.4")
    #expect(marks[3].label.map { "\($0.value)" } == ["3"])
    #expect(marks[3].value.map { "\($0.value)" } == ["6"])
    #expect(marks.allSatisfy { $0.containers.last?.label?.value == "Steps" })
    #expect(marks.allSatisfy { $0.chartHere?.title == "Steps" })
  }

  @Test(arguments: [31, 60, 1000, 100_000]) func `makes at most thirty intervals of more`(
    count: Int
  ) {
    let marks = elements(of: chart(count))
    #expect((16...30).contains(marks.count))
    #expect("\(marks[0].label[0].value)".hasPrefix("0 to "))
    #expect("\(marks[marks.count - 1].label[0].value)".hasSuffix("\(count - 1)"))
  }

  @Test func `orders points by x before it makes intervals`() {
    var chart = chart(60)
    chart.series[0].points.reverse()
    let marks = elements(of: chart)
    #expect(marks.map { "\($0.label[0].value)" }.first == "0 to 1")
    #expect(marks.map { "\($0.label[0].value)" }.last == "58 to 59")
  }

  @Test(arguments: [5, 60]) func `makes no mark of hidden points`(count: Int) {
    var chart = chart(count)
    for index in chart.series[0].points.indices where index % 2 == 0 {
      chart.series[0].points[index].isHidden = true
    }
    let marks = elements(of: chart)
    #expect(marks.count == count / 2)
    #expect("\(marks[0].label[0].value)" == "1")
    for index in chart.series[0].points.indices { chart.series[0].points[index].isHidden = true }
    #expect(elements(of: chart).count == 1)
  }

  @Test func `makes a mark at least of each series`() {
    #expect(elements(of: chart(1, series: 40)).count == 40)
  }

  @Test func `names the series of a mark when there are several`() {
    let marks = elements(of: chart(2, series: 2))
    #expect(
      marks.map { $0.label.map { "\($0.value)" } } == [
        ["S0", "0"], ["S0", "1"], ["S1", "0"], ["S1", "1"],
      ])
  }

  @Test func `keeps the app's marks`() {
    let own = Node(.rectangle, properties: [.label("All")])
    #expect(elements(of: chart(5), children: [own]).map { $0.label.count } == [1])
  }

  @Test func `is one element without points`() {
    let marks = elements(of: chart(0))
    #expect(marks.count == 1)
    #expect(marks.first?.chart != nil)
  }
}
