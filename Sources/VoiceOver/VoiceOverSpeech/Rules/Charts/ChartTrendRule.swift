import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks the trend of a series: the line of least squares.
  ///
  /// It is clear when it explains half of the variance, and weak from a tenth on.
  static let chartTrend = ofChart(
    "chartTrend", "the trend of a series follows, if the line of best fit explains it",
    .described(
      "{ continuous: true, points: [[January, 10], [February, 20], [March, 30]] }",
      line:
        "Spending. Line chart, 1 series, 3 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Rises, on average by 10 per Month. "
        + "Lowest 10 in January. Highest 30 in March. Average 20. Median 20."))
}
