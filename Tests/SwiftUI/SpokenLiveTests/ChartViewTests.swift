import ScreenTree
import SpokenAccessibility
import SpokenCharts
import SpokenLint
import SpokenLiveTesting
import SpokenUIKit
import SpokenViews
import Testing

/// Charts as apps write them: marks of Swift Charts, and chart descriptors.
@MainActor
struct ChartViewTests {
  private struct Month: Identifiable {
    var name: String
    var dollars: Double
    var id: String { name }

    static let all = [
      Month(name: "January", dollars: 120), Month(name: "February", dollars: 80),
      Month(name: "March", dollars: 140),
    ]
  }

  private struct Bars: View {
    var body: some View {
      Chart(Month.all) { month in
        BarMark(x: .value("Month", month.name), y: .value("Dollars", month.dollars))
      }
      .chartYScale(domain: 0...200)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Budget history")
    }
  }

  @Test func `bars have an element each and can be described`() {
    expectSpoken(
      Bars(), .next, .gesture(.describeChart, count: 1),
      reads: """
        Budget history, January, 120
        February, 80
        [ours] Bar or point chart, 1 series, 3 points. X is Month, from January to March. Y is Dollars, from 0 to 200. Falls until February, then rises. Tends to rise. Lowest 80 in February. Highest 140 in March. Average 113.3. Median 120.
        """)
  }

  private struct Marked: View {
    @State private var isMarked = false

    var body: some View {
      VStack {
        Button("Mark") { isMarked.toggle() }
        Chart {
          BarMark(x: .value("Month", "May"), y: .value("Dollars", 80))
          if isMarked { PointMark(x: .value("Month", "June"), y: .value("Dollars", 90)) }
        }
      }
    }
  }

  @Test func `a mark that comes by a condition is heard`() {
    expectSpoken(
      Marked(), .next, .user(.first), .activate, .user(.last),
      reads: """
        Mark, Button
        May, 80
        Mark, Button
        ♪ item activated, Mark
        June, 90
        """)
  }

  private struct Lines: View {
    var body: some View {
      Chart {
        ForEach(Month.all) { month in
          LineMark(x: .value("Month", month.name), y: .value("Dollars", month.dollars))
            .foregroundStyle(by: .value("Kind", "Food"))
          LineMark(x: .value("Month", month.name), y: .value("Dollars", 100))
            .foregroundStyle(by: .value("Kind", "Rent"))
            .accessibilityHidden(true)
        }
        RuleMark(y: .value("Limit", 130)).accessibilityLabel("Our limit")
      }
    }
  }

  @Test func `lines are series by their style, and hidden marks still sound`() {
    expectSpoken(
      Lines(), .gesture(.last, count: 1), .gesture(.playAudioGraph("Rent"), count: 1),
      reads: """
        Food, January, 120
        Our limit, 130
        Rent, ♪ audio graph "Rent" 5.0s: 3 points, level
          Complete
        """)
  }

  private struct Odd: View {
    var values: [Double]

    var body: some View {
      Chart(Array(values.enumerated()), id: \.offset) { index, value in
        PointMark(x: .value("Place", value), y: .value("Height", Double(index)))
          .foregroundStyle(by: .value("Kind", 1e300))
          .accessibilityHidden(values.count > 2)
      }
      .accessibilityLabel("Heights")
    }
  }

  @Test func `a place that is no number is not drawn, and a great number is a name`() {
    expectSpoken(
      Odd(values: [.nan, 4]), .gesture(.playAudioGraph(nil), count: 1),
      reads: """
        Heights, 4, 1
        ♪ audio graph "1e+300" 5.0s: 1 point
          Complete
        """)
  }

  @Test func `a chart of hidden marks is one element`() {
    expectSpoken(
      Odd(values: [1, 2, 3]), .gesture(.next, count: 1), .gesture(.playAudioGraph(nil), count: 1),
      reads: """
        Heights
        ♪ boundary reached, Heights
        ♪ audio graph "1e+300" 5.0s: 3 points, rises
          Complete
        """)
  }

  private struct Pie: View {
    var body: some View {
      Chart {
        SectorMark(angle: .value("Share", 60)).foregroundStyle(by: .value("Source", "Wind"))
        SectorMark(angle: .value("Share", 40)).foregroundStyle(by: .value("Source", "Sun"))
      }
    }
  }

  @Test func `sectors are parts of one series`() {
    expectSpoken(
      Pie(), .gesture(.playAudioGraph(nil), count: 1),
      reads: """
        Wind, 60
        ♪ audio graph 5.0s: 2 points
          Complete
        """)
  }

  struct Described: View, AXChartDescriptorRepresentable {
    var isLine = true

    var body: some View {
      Canvas { _, _ in }
        .accessibilityLabel("Births")
        .accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      let x = AXNumericDataAxisDescriptor(
        title: "Year", range: 1960...2020, gridlinePositions: [1980]
      ) { "\(Int($0))" }
      let y = AXNumericDataAxisDescriptor(title: "Births", range: 0...100, gridlinePositions: []) {
        "\(Int($0.rounded())) a day"
      }
      let points = [(1960.0, 90.0), (1990, 30), (2020, 60)].map { AXDataPoint(x: $0.0, y: $0.1) }
      return AXChartDescriptor(
        title: "Births a day", summary: "They recover.", xAxis: x, yAxis: y,
        series: [AXDataSeriesDescriptor(name: "Births", isContinuous: isLine, dataPoints: points)])
    }
  }

  @Test func `a descriptor speaks in the words of its axes`() {
    expectSpoken(
      Described(), .gesture(.describeChart, count: 1),
      .gesture(.scrub(.init(to: .value("1990"))), count: 1),
      reads: """
        Births, 1960, 90 a day
        [ours] Births a day. Line chart, 1 series, 3 points. X is Year, from 1960 to 2020. Y is Births, from 0 a day to 100 a day. They recover. Falls until 1990, then rises. Tends to fall. Lowest 30 a day at 1990. Highest 90 a day at 1960. Average 60 a day. Median 60 a day.
        ♪ audio graph "Births" 1.0s to 0.5, 1990, 30 a day
        """)
  }

  /// A view of UIKit that draws a chart itself, as charts without SwiftUI do.
  private final class Graph: UIView, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor? {
      get { Described().makeChartDescriptor() }
      set {}
    }
  }

  private final class GraphController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let graph = Graph()
      graph.isAccessibilityElement = true
      graph.accessibilityLabel = "Births"
      view.addSubview(graph)
    }
  }

  @Test func `a view of UIKit can be a chart`() {
    expectSpoken(
      ControllerView { GraphController() }, .gesture(.playAudioGraph(nil), count: 1),
      reads: """
        Births
        ♪ audio graph "Births" 5.0s: 3 points, falls, then rises
          Complete
        """)
  }
}
