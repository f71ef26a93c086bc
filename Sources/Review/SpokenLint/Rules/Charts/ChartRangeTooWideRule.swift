import ScreenTree
import VoiceOverElements

extension LintRule {
  /// Finds charts whose data uses less than a tenth of the pitches of the y axis.
  static let chartRangeTooWide = ofChart(
    "chart-range-too-wide", .warning, "The data of a chart uses less than a tenth of its range",
    evidence: """
      The range of the y axis is the range of pitches: data in a tenth of three octaves moves by less than \
      four semitones, and its shape is hard to hear. The limit is our choice.
      """,
    fix: "Set `range:` to what the picture displays.",
    swiftFix: "Set the `range` of the axis descriptor to what the picture displays.",
    fails: """
        - Chart: Spending
          chart:
            summary: Spending falls.
            x: { title: Month, categories: [January, February] }
            y: { title: Dollars, range: [0, 10000], format: { currency: USD } }
            series:
              - { name: Food, points: [[January, 120], [February, 80]] }
      """,
    passes: goodChart
  ) { chart in
    guard let y = chart.y, let range = y.range else { return nil }
    let places = chart.series.flatMap(\.points).compactMap { $0.y }.map {
      y.part(of: $0, in: range)
    }
    // Values that are all the same have no shape that another range would make audible.
    guard places.count > 1, let low = places.min(), let high = places.max(), low < high,
      high - low < narrow
    else { return nil }
    let percent = Int(((high - low) * 100).rounded(.up))
    return "The data uses \(percent) percent of the range of `y`."
  }

  /// The least part of the range that data should use.
  private static let narrow = 0.1
}
