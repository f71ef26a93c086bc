import ScreenTree
import VoiceOverElements

extension SpeechRule {
  /// Speaks where one line becomes greater than another, at most three times.
  static let chartCrossing = ofChart(
    "chartCrossing", "where lines cross is said at the end",
    .described(
      "{ name: Food, continuous: true, points: [[January, 120], [February, 80]] }\n        - { name: Rent, continuous: true, points: [[January, 100], [February, 100]] }",
      title: "Budgets",
      line:
        "Budgets. Line chart, 2 series, 4 points. X is Month, from January to "
        + "April. Y is Dollars, from 0 to 200. Food. Lowest 80 in February. Highest 120 in "
        + "January. Rent. Always 100. Rent passes Food in February."))
}
