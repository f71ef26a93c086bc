import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds charts with more than thirty elements.
  ///
  /// A chart without views has an element for each interval by itself, so that it is only reported
  /// when it has more than thirty series, each with an element at least.
  static let chartManyMarks = LintRule(
    id: "chart-many-marks", severity: .warning,
    summary: "A chart has more than 30 elements",
    evidence: """
      A listener swipes through all of them to reach what follows. With many points an element should stand for \
      an interval (Apple, WWDC21 session 10122).
      """,
    fix: """
      Give an element for each interval, such as a month, and the points in `chart:`; make one series of many.
      """,
    swiftFix: """
      Give an element for each interval, such as a month, and the points in `accessibilityChartDescriptor(_:)`; make \
      one series of many.
      """,
    fails: Example(
      "screen: Wallet\nviews:\n  - Chart: Spending\n"
        + "    chart: { summary: It rises., x: { title: Day, range: [1, 31] }, "
        + "y: { title: Dollars, range: [0, 31], format: { currency: USD } }, "
        + "series: [{ points: [[1, 1], [31, 31]] }] }\n    views:\n"
        + (1...31).map { "      - { Rectangle: , label: Day \($0), value: $\($0) }\n" }.joined()),
    passes: Example("screen: Wallet\nviews:\n" + goodChart),
    search: .screen { screen in
      var counts: [String: (count: Int, container: Container)] = [:]
      for stop in screen.stops {
        for container in stop.element.containers where container.isChart {
          counts[container.node, default: (0, container)].count += 1
        }
      }
      return counts.values.filter { $0.count > mostMarks }
        .sorted { $0.container.origin.position.line < $1.container.origin.position.line }
        .map { Fault("The chart has \($0.count) elements.", at: $0.container.origin) }
    })

  /// The most elements of a chart; the number is our choice.
  private static let mostMarks = 30
}

extension Container {
  /// Whether it is a chart with views of its own.
  fileprivate var isChart: Bool { kind == .chart || self.chart != nil }
}
