import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks the author's summary.
  static let chartSummary = ofChart(
    "chartSummary", "the author's summary comes before the data",
    .described(
      "{ points: [[January, 120]] }", more: "summary: We spent little.",
      line:
        "Spending. Bar or point chart, 1 series, 1 point. X is Month, from January "
        + "to April. Y is Dollars, from 0 to 200. We spent little. Only value 120, January."))
}
