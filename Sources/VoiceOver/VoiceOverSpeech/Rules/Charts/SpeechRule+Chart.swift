import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// A rule about statements of Describe Chart.
  ///
  /// Session 10122 of 2021 has VoiceOver describe a chart, and the order of what it says; the
  /// sentences are not published, so that they are our choice.
  ///
  /// - Parameters:
  ///   - id: the name.
  ///   - summary: the rule in one sentence.
  ///   - example: an example.
  /// - Returns: the rule.
  static func ofChart(_ id: RuleID, _ summary: String, _ example: Example) -> SpeechRule {
    SpeechRule(
      id: id, summary: summary, evidence: Attestation(.ours, .talk(10122, 2021), .audioGraphs),
      example: example,
      speech: .event { event, context, rule in
        guard case .described(let facts, let chart, let element) = event else { return [] }
        return facts.filter { $0.rule == id }.map { fact in
          let words = Sourced(Wording.chart(fact), from: chart.origin, by: .charted)
          return rule.segment(words, .chart, in: context.words).inLanguage(of: element)
        }
      })
  }
}

extension ChartFact {
  /// The rule that speaks it in Describe Chart; nil for what only the details or a mark say.
  fileprivate var rule: RuleID? {
    switch self {
    case .title: "chartTitle"
    case .summary: "chartSummary"
    case .kind: "chartKind"
    case .axis: "chartAxes"
    case .series: "chartSeries"
    case .shape, .manyTurns: "chartShape"
    case .trend: "chartTrend"
    case .extremes, .only, .constant: "chartExtremes"
    case .average: "chartAverage"
    case .outliers: "chartOutliers"
    case .missing, .noData: "chartMissing"
    case .crossing: "chartCrossing"
    case .phrase, .seriesNumber, .interval, .mean: nil
    }
  }
}

extension SpeechRule.Example {
  /// A line of three points, which is described.
  static func described(
    _ series: String, title: String = "Spending", more: String = "", line: String
  ) -> SpeechRule.Example {
    SpeechRule.Example(
      """
      screen: Wallet
      views:
        - Chart: \(title)
          chart:
            x: { title: Month, categories: [January, February, March, April] }
            y: { title: Dollars, range: [0, 200] }\(more.isEmpty ? "" : "\n      \(more)")
            series:
              - \(series)
      """,
      steps: "describeChart", line: line)
  }
}

extension Attestation.Source {
  /// Apple's documentation of audio graphs.
  static let audioGraphs = Attestation.Source(
    name: "Apple, audio graphs",
    address: "https://developer.apple.com/documentation/accessibility/audio-graphs")
}
