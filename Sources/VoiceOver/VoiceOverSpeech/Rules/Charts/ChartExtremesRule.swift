import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks the least and the greatest value with their places.
  static let chartExtremes = ofChart(
    "chartExtremes", "the least and the greatest value have their places",
    .described(
      "{ continuous: true, points: [[January, 120], [February, 80], [March, 140]] }",
      title: "Books",
      line:
        "Books. Line chart, 1 series, 3 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Falls until February, then rises. Tends to "
        + "rise. Lowest 80 in February. Highest 140 in March. Average 113.3. Median 120."))
}
