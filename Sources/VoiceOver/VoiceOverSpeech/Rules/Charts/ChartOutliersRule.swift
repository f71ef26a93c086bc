import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks values far from the line of best fit, and names the first three.
  ///
  /// They are more than three median absolute deviations away, scaled to standard deviations.
  static let chartOutliers = ofChart(
    "chartOutliers", "values far from the line of best fit are counted and named",
    Example(
      """
      screen: Lab
      views:
        - Chart: Samples
          chart:
            x: { title: Hour, range: [1, 8] }
            y: { title: Level, range: [0, 100] }
            series:
              - points: [[1, 10], [2, 12], [3, 11], [4, 13], [5, 90], [6, 14], [7, 13], [8, 15]]
      """,
      steps: "describeChart",
      line:
        "Samples. Bar or point chart, 1 series, 8 points. X is Hour, from 1 to 8. "
        + "Y is Level, from 0 to 100. Rises until 5, then falls. No clear trend. "
        + "Lowest 10 at 1. Highest 90 at 5. Average 22.25. Median 13. Has 1 outlier: 5, 90."))
}
