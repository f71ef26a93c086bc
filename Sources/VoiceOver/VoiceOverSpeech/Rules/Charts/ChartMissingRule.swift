import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks how many values are missing, and when there are none at all.
  static let chartMissing = ofChart(
    "chartMissing", "missing values are counted",
    .described(
      "{ points: [[January, 120], [February, null]] }",
      line:
        "Spending. Bar or point chart, 1 series, 2 points. X is Month, from "
        + "January to April. Y is Dollars, from 0 to 200. Only value 120, January. "
        + "Lacks 1 value."))
}
