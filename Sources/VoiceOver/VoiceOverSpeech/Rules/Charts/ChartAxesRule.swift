import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks each axis with its title and its ends.
  static let chartAxes = ofChart(
    "chartAxes", "then come the axes with their ends",
    .described(
      "{ continuous: true, points: [[January, 120], [February, 80], [March, 140]] }",
      title: "Travel",
      line:
        "Travel. Line chart, 1 series, 3 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Falls until February, then rises. Tends to "
        + "rise. Lowest 80 in February. Highest 140 in March. Average 113.3. Median 120."))
}
