import ScreenTree

extension LintRule {
  /// Finds axes without a title.
  static let chartAxisTitleMissing = ofChart(
    "chart-axis-title-missing", .warning, "An axis of a chart has no title",
    evidence: """
      Without its title a listener does not know what an axis measures (Apple, AXDataAxisDescriptor: the title \
      is required).
      """,
    fix: "Add `title:` to the axis.",
    swiftFix: "Name the axis in `.value(_:_:)`, or in the `title` of its `AXChartDescriptor`.",
    fails: """
        - Chart: Spending
          chart:
            summary: Spending falls.
            x: { categories: [January, February] }
            y: { title: Dollars, range: [0, 200], format: { currency: USD } }
            series:
              - { name: Food, points: [[January, 120], [February, 80]] }
      """,
    passes: goodChart
  ) { chart in
    let axes = [("x", chart.x)] + (chart.y.map { [("y", $0)] } ?? [])
    let names = axes.filter { $0.1.title.isBlank }.map { "`\($0.0)`" }
    guard !names.isEmpty else { return nil }
    return "No title: \(names.joined(separator: ", "))."
  }
}
