import ScreenTree
import Testing
import VoiceOverLanguages
import VoiceOverSession

@testable import VoiceOverElements
@testable import VoiceOverSpeech

struct SpeechRuleChartTests {
  private static let spot = ChartFact.Spot(
    value: "80", place: "May", isCategory: true)
  private static let chart = Sourced(
    Property.Chart(), from: Origin(file: "f", position: Position(line: 4, column: 2), node: "c"),
    by: .stated)

  private func heard(_ facts: [ChartFact], language: String? = nil) -> Utterance {
    var budget = element("Budget")
    budget.language = language
    return Event.described(facts, Self.chart, budget)
      .phrased(after: .none, words: .english, settings: SpeechSettings())
  }

  @Test(
    arguments: [
      (.title("Budget"), "chartTitle"), (.summary("We spent little."), "chartSummary"),
      (.kind(.pie, series: 1, points: 2), "chartKind"),
      (.axis(.other, title: "Size", ends: []), "chartAxes"), (.series("Food"), "chartSeries"),
      (.shape([.init(direction: .rises, end: "May")]), "chartShape"), (.manyTurns, "chartShape"),
      (.trend(.none), "chartTrend"), (.extremes(lowest: spot, highest: spot), "chartExtremes"),
      (.only(spot), "chartExtremes"), (.constant("80"), "chartExtremes"),
      (.average(mean: "1", median: "2"), "chartAverage"), (.outliers(1, [spot]), "chartOutliers"),
      (.missing(2), "chartMissing"), (.noData, "chartMissing"),
      (.crossing("Food", passes: "Rent", at: spot), "chartCrossing"),
    ] as [(ChartFact, RuleID)])
  func `a statement belongs to one rule`(fact: ChartFact, rule: RuleID) {
    let said = heard([fact])
    #expect(said.pieces.map(\.reason.rule) == [rule])
    #expect(said.pieces.map(\.kind) == [.chart])
  }

  @Test(
    arguments: [
      .phrase(.describe), .seriesNumber(2), .interval("1", "2"), .mean("80"),
    ] as [ChartFact])
  func `what only the details or a mark say is no part of the description`(fact: ChartFact) {
    #expect(heard([fact]).pieces == [])
    #expect(heard([.title("Budget"), fact]).description(in: .voiceover) == "Budget.")
  }

  @Test func `a statement comes from the chart, in the language of its element`() {
    let said = heard([.noData, .missing(2)], language: "de")
    #expect(said.description(in: .voiceover) == "Keine Daten. 2 Werte fehlen.")
    #expect(said.pieces.map { "\($0.reason.origin.position)" } == ["4:2", "4:2"])
    #expect(said.pieces.map(\.reason.pass) == [.charted, .charted])
    #expect(said.pieces.map(\.language) == ["de", "de"])
  }

  @Test func `the sentences are our choice, the description is Apple's`() {
    let rule = SpeechRule.ofChart("mine", "a rule", .described("{}", line: "a line"))
    #expect(rule.evidence.grade == .ours)
    #expect(
      rule.evidence.sources.map(\.name) == [
        "Apple, WWDC 2021, session 10122", "Apple, audio graphs",
      ])
  }

  @Test func `an example has a screen with one chart, and describes it`() {
    let example = SpeechRule.Example.described(
      "{ points: [] }", title: "Rent", more: "summary: Little.", line: "Rent.")
    #expect(
      example.screen == """
        screen: Wallet
        views:
          - Chart: Rent
            chart:
              x: { title: Month, categories: [January, February, March, April] }
              y: { title: Dollars, range: [0, 200] }
              summary: Little.
              series:
                - { points: [] }
        """)
    #expect(example.steps == "describeChart" && example.line == "Rent.")
  }
}
