import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks the items of the rotor Audio Graph: Describe Chart, Play Audio Graph, Chart Details,
  /// and the series by their names when there are several.
  ///
  /// The sessions of 2021 and 2022 have the items in different orders.
  static let chartItem = SpeechRule(
    id: "chartItem",
    summary: "the rotor Audio Graph offers what can be done with a chart",
    evidence: Attestation(.apple, .talk(10122, 2021), .talk(10136, 2022)),
    example: Example(
      """
      screen: Wallet
      views:
        - Chart: Spending
          chart:
            x: { title: Month, categories: [January, February] }
            y: { title: Dollars, range: [0, 200] }
            series:
              - points: [[January, 120], [February, 80]]
      """,
      steps: "{ rotor: Audio Graph }, rotorNext", line: "Describe Chart"),
    speech: .event { event, context, rule in
      guard case .offered(.chart(let item), let element) = event,
        let origin = element.chartHere?.chart.origin
      else { return [] }
      func phrase(_ phrase: ChartFact.Phrase) -> Segment {
        rule.segment(
          Sourced(.chart(.phrase(phrase)), from: origin, by: .charted), .action, in: context.words)
      }
      let segment =
        switch item {
        case .describe: phrase(.describe)
        case .play: phrase(.play)
        case .details: phrase(.details)
        case .series(_, let name):
          rule.segment(Sourced(name, from: origin, by: .stated), .action, in: context.words)
        }
      return [segment.inLanguage(of: element)]
    })
}
