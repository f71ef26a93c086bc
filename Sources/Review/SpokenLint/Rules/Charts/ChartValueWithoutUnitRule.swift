import ScreenTree

extension LintRule {
  /// Finds y axes whose values are plain numbers.
  ///
  /// A unit in the title, as in `Weight (kg)`, is not heard with a value.
  static let chartValueWithoutUnit = ofChart(
    "chart-value-without-unit", .note, "The values of a chart have no unit",
    evidence: """
      A mark is heard alone, far from the title of the axis: its value needs its unit \
      (Apple, WWDC21 session 10122: values are read by the axis' valueDescriptionProvider).
      """,
    fix: "Add `format:` to the `y` axis, such as `{unit: people}` or `{currency: USD}`.",
    swiftFix: """
      Say the unit in the `valueDescriptionProvider` of the `y` axis of an `AXChartDescriptor`.
      """,
    fails: """
        - Chart: Spending
          chart:
            summary: Spending falls.
            x: { title: Month, categories: [January, February] }
            y: { title: Dollars, range: [0, 200] }
            series:
              - { name: Food, points: [[January, 120], [February, 80]] }
      """,
    passes: goodChart
  ) { chart in
    guard let y = chart.y, y.format == nil, y.words.isEmpty, y.describer == nil else { return nil }
    return "The values of the `y` axis are read without a unit."
  }
}
