import ScreenTree
import Testing

@testable import VoiceOverElements

struct ChartFactTests {
  private static let low = ChartFact.Spot(value: "$80", place: "May", isCategory: true)
  private static let high = ChartFact.Spot(value: .number(90, nil), place: "June", isCategory: true)

  @Test(arguments: [
    (ChartFact.phrase(.audioGraph), "audioGraph"), (.title("Budget"), "Budget"),
    (.summary("We spent little."), "We spent little."), (.series("Food"), "Food"),
    (.seriesNumber(2), "series 2"), (.kind(.pie, series: 1, points: 2), "pie, 1 set of 2 points"),
    (.kind(.mixed, series: 2, points: 1), "mixed, 2 sets of 1 point"),
    (.axis(.x, title: "Month", ends: ["May", "June"]), "x Month May to June"),
    (.axis(.other, title: "Size", ends: ["3"]), "other Size 3"),
    (
      .shape([.init(direction: .falls, end: "May"), .init(direction: .rises, end: "June")]),
      "falls until May, rises until June"
    ),
    (.manyTurns, "many turns"),
    (.trend(.clear(.rises, by: .number(2, nil), per: "Month")), "rises by 2 per Month"),
    (.trend(.weak(.falls)), "weakly falls"), (.trend(.none), "no trend"),
    (.extremes(lowest: low, highest: high), "lowest May $80, highest June 90"),
    (.only(low), "only May $80"), (.constant("$80"), "always $80"),
    (.average(mean: "1", median: "2"), "average 1, median 2"),
    (.outliers(1, [low]), "1 outlier May $80"),
    (.outliers(4, [low, high]), "4 outliers May $80; June 90"),
    (.crossing("Food", passes: "Rent", at: low), "Food passes Rent at May"),
    (.missing(2), "2 missing"), (.noData, "no data"), (.interval("1", "9"), "1 to 9"),
    (.mean("5"), "average 5"),
  ]) func `prints itself without the words of a language`(fact: ChartFact, text: String) {
    #expect("\(fact)" == text)
  }

  @Test(arguments: [
    (ChartFact.manyTurns, true, false), (.shape([]), true, false), (.trend(.none), true, false),
    (.outliers(1, []), true, false), (.crossing("A", passes: "B", at: low), true, false),
    (.missing(1), true, false), (.noData, true, false), (.only(low), false, true),
    (.extremes(lowest: low, highest: high), false, true), (.constant("1"), false, true),
    (.average(mean: "1", median: "1"), false, true), (.mean("1"), false, false),
    (.summary("Little."), false, false), (.axis(.x, title: "", ends: []), false, false),
    (.series("Food"), false, false),
  ]) func `belongs to one list of the details at most`(
    fact: ChartFact, isFeature: Bool, isStatistic: Bool
  ) {
    #expect(fact.isFeature == isFeature)
    #expect(fact.isStatistic == isStatistic)
  }
}
