import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks how a chart is drawn, and how many series and points it has.
  static let chartKind = ofChart(
    "chartKind", "then comes its kind, with the number of series and points",
    .described(
      "{ continuous: true, points: [[January, 120], [February, 80], [March, 140]] }",
      title: "Rent",
      line:
        "Rent. Line chart, 1 series, 3 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Falls until February, then rises. Tends to "
        + "rise. Lowest 80 in February. Highest 140 in March. Average 113.3. Median 120."))
}
