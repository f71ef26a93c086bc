import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Plays the audio graph of a chart, series after series, and says "Complete" at the end.
  ///
  /// A line is one gliding tone, anything else a tone for each point, and high is much (session
  /// 10122 of 2021). With several series each has its name before it, which is our choice. A
  /// transcript has length, number of points and shape, so that a golden notices a lost series.
  static let audioGraph = SpeechRule(
    id: "audioGraph",
    summary: "an audio graph plays each series, and ends with \"Complete\"",
    evidence: Attestation(.apple, .talk(10122, 2021), .audioGraphs),
    example: Example(
      """
      screen: Wallet
      views:
        - Chart: Spending
          chart:
            x: { title: Month, categories: [January, February, March] }
            y: { title: Dollars, range: [0, 200] }
            series:
              - name: Food
                continuous: true
                points: [[January, 120], [February, 80], [March, 140]]
      """,
      steps: "playAudioGraph", line: "♪ audio graph \"Food\" 5.0s: 3 points, falls, then rises"),
    speech: .event { event, context, rule in
      guard case .played(let numbers, let chart, let element) = event else { return [] }
      let series = chart.value.series
      return numbers.flatMap { number -> [Segment] in
        let name = chart.value.name(ofSeries: number).map {
          rule.segment(Sourced($0, from: chart.origin, by: .stated), .chart, in: context.words)
            .inLanguage(of: element)
        }
        let named = name.map { [$0] } ?? []
        // Silence would not say that there is nothing to play.
        guard series[number].points.contains(where: { $0.y != nil }) else {
          return named + [
            rule.segment(context.words[.noChartData].capitalized, .chart, at: chart.origin)
          ]
        }
        let graph = GraphBuilder(chart.value, series: number, context.settings.audioGraph).whole
        let segment = AudioGraphRule.segment(
          graph, of: series[number], in: chart, AudioGraphRule.shape(of: series[number], chart),
          rule)
        return named + [segment]
      }
    })

  /// Plays the part of an audio graph under a finger, and reads the values where it pauses: x, then
  /// y, each in the words of its axis.
  static let graphValue = SpeechRule(
    id: "graphValue",
    summary: "dragging over an audio graph plays it, and a pause reads the values there",
    evidence: Attestation(.apple, .talk(10122, 2021), .audioGraphs),
    example: Example(
      """
      screen: Wallet
      views:
        - Chart: Spending
          chart:
            x: { title: Month, categories: [January, February, March] }
            y: { title: Dollars, range: [0, 200] }
            series:
              - name: Food
                continuous: true
                points: [[January, 120], [February, 80], [March, 140]]
      """,
      steps: "{ scrub: { to: March } }", line: "♪ audio graph \"Food\" 1.0s to 1, March, 140"),
    speech: .event { event, context, rule in
      guard case .scrubbed(let path, let chart, let element) = event else { return [] }
      let builder = GraphBuilder(chart.value, series: path.series, context.settings.audioGraph)
      let end = "to \((path.end * 100).rounded() / 100)".withoutZero
      let graph = AudioGraphRule.segment(
        builder.scrubbed(path), of: chart.value.series[path.series], in: chart, end, rule)
      let points = builder.nearest(to: path.end)
      guard let point = points.first else { return [graph] }
      let values = points.compactMap(\.y).sorted().map { chart.value.words(forY: $0) }
      let words = [chart.value.words(forX: point.x)] + values
      let origin = chart.place(of: point)
      return [graph]
        + words.map {
          rule.segment(Sourced($0, from: origin, by: .stated), .chart, in: context.words)
            .inLanguage(of: element)
        }
    })
}

/// The parts of the rules about audio graphs.
enum AudioGraphRule {
  /// The segment of a graph, which names series and length: `audio graph "Food" 5.0s: 3 points`.
  static func segment(
    _ graph: AudioGraph, of series: Property.Chart.Series, in chart: Sourced<Property.Chart>,
    _ more: String, _ rule: Attribution
  ) -> Segment {
    let name = series.name.isBlank ? "" : "\"\(series.name)\" "
    let separator = more.hasPrefix("to ") ? " " : ": "
    let length = "\((graph.seconds * 10).rounded() / 10)s"
    return Segment(
      graph, named: "audio graph \(name)\(length)\(separator)\(more)",
      reason: Reason(rule.rule, origin: chart.origin, pass: .charted, evidence: rule.grade))
  }

  /// The number of points and the shape, in English as the names of sounds are.
  static func shape(
    of series: Property.Chart.Series, _ chart: Sourced<Property.Chart>
  ) -> String {
    let shape = ChartSummary.shape(of: series, in: chart.value)
    return series.points.count.counted("point") + (shape.isEmpty ? "" : ", \(shape)")
  }

  /// "Complete" at the end of a graph.
  static func end(of chart: Sourced<Property.Chart>, in context: PhrasingContext) -> Segment {
    SpeechRule.audioGraph.attribution.segment(
      context.words[.graphComplete], .chart, at: chart.origin)
  }
}

extension String {
  /// A number without a decimal point if it is an integer.
  fileprivate var withoutZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
