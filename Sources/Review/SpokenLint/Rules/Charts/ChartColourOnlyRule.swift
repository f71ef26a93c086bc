import ScreenTree

extension LintRule {
  /// Finds charts with several series of which one has no name.
  static let chartColourOnly = ofChart(
    "chart-colour-only", .warning, "Series of a chart differ by nothing that is spoken",
    evidence: """
      Without names, series differ by color alone, and an audio graph plays one after the other without saying \
      which is which (WCAG 2.2, 1.4.1 Use of Color).
      """,
    fix: "Give each series a `name:`.",
    swiftFix:
      "Name each series with `foregroundStyle(by:)`, or in its `AXDataSeriesDescriptor`.",
    fails: """
        - Chart: Spending
          chart:
            summary: Both fall.
            x: { title: Month, categories: [January, February] }
            y: { title: Dollars, range: [0, 200], format: { currency: USD } }
            series:
              - points: [[January, 120], [February, 80]]
              - points: [[January, 100], [February, 60]]
      """,
    passes: goodChart
  ) { chart in
    let count = chart.series.count { $0.name.isBlank }
    guard chart.series.count > 1, count > 0 else { return nil }
    return "\(count) of \(chart.series.count) series have no name."
  }
}
