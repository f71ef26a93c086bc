import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks how a series rises and falls, in up to four runs.
  ///
  /// A turn counts once it exceeds 5 percent of the range. Parts of a circle have no order.
  static let chartShape = ofChart(
    "chartShape", "how a series rises and falls is said in up to four runs",
    .described(
      "{ continuous: true, points: [[January, 120], [February, 80], [March, 140]] }",
      title: "Food",
      line:
        "Food. Line chart, 1 series, 3 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Falls until February, then rises. Tends to "
        + "rise. Lowest 80 in February. Highest 140 in March. Average 113.3. Median 120."))
}
