import ScreenTree

extension LintRule {
  /// Finds charts without the author's summary.
  static let chartWithoutSummary = ofChart(
    "chart-without-summary", .note, "A chart has no summary by its author",
    evidence: """
      Statistics say what the data does; only the author knows what it means. VoiceOver reads the summary in \
      Chart Details (Apple, AXChartDescriptor, summary).
      """,
    fix: "Say in a sentence what the chart shows: `summary:`.",
    swiftFix:
      "Say in a sentence what the chart shows: the `summary` of an `AXChartDescriptor`.",
    fails: """
        - Chart: Spending
          chart:
            x: { title: Month, categories: [January, February] }
            y: { title: Dollars, range: [0, 200], format: { currency: USD } }
            series:
              - { name: Food, points: [[January, 120], [February, 80]] }
      """,
    passes: goodChart
  ) { chart in
    chart.summary?.isBlank ?? true ? "The chart has no `summary`." : nil
  }
}
