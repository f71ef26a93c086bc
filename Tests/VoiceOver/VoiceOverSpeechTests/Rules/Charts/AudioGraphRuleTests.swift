import ScreenTree
import Testing
import VoiceOverElements
import VoiceOverLanguages

@testable import VoiceOverSession
@testable import VoiceOverSpeech

struct AudioGraphRuleTests {
  private static func series(_ name: String, _ values: [(Double, Double?)])
    -> Property.Chart.Series
  {
    var series = Property.Chart.Series()
    series.name = name
    series.isContinuous = true
    series.points = values.map { .init(x: .number($0), y: $1) }
    return series
  }

  private static let food = series("Food", [(1, 10), (2, 20), (3, 15)])
  private static let empty = series("", [(1, nil)])

  private static func chart(_ series: Property.Chart.Series...) -> Sourced<Property.Chart> {
    var chart = Property.Chart()
    chart.y = Property.Chart.Axis()
    chart.y?.words = [20: "twenty"]
    chart.series = series
    let place = Origin(file: "f", position: Position(line: 4, column: 2), node: "chart")
    return Sourced(chart, from: place, by: .stated)
  }

  private func heard(_ event: Event) -> Utterance {
    event.phrased(after: .none, words: .english, settings: SpeechSettings())
  }

  @Test(arguments: [
    (chart(food), [0], "♪ audio graph \"Food\" 5.0s: 3 points, rises, then falls"),
    // With several series each has its name before it, in the order that is played.
    (
      chart(food, empty), [1, 0],
      "Series 2, No data, Food, ♪ audio graph \"Food\" 5.0s: 3 points, rises, then falls"
    ),
    (chart(empty), [0], "No data"),
    (chart(series(" ", [(1, 7)])), [0], "♪ audio graph 5.0s: 1 point"), (chart(), [], ""),
  ]) func `names what is played, and says so when there is nothing`(
    chart: Sourced<Property.Chart>, numbers: [Int], spoken: String
  ) {
    let said = heard(.played(numbers, chart, element("Budget")))
    #expect(said.description(in: .voiceover) == spoken)
  }

  @Test func `a graph has the timbre of its series, and Complete follows at the end`() {
    let said = heard(.played([0, 1], Self.chart(Self.food, Self.food), element("Budget")))
    #expect(said.pieces.compactMap(\.graph?.timbre) == [0, 1])
    #expect(said.pieces.map(\.kind) == [.chart, .graph, .chart, .graph])
    #expect(said.cues(in: .voiceover) == ["Complete"])
    #expect(said.cues.map(\.reason.rule) == ["audioGraph"])
  }

  @Test func `speaks the language of the element`() {
    var budget = element("Budget")
    budget.language = "de"
    let said = heard(.played([1], Self.chart(Self.food, Self.empty), budget))
    #expect(said.description(in: .voiceover) == "Datenreihe 2, Keine Daten")
    #expect(said.cues(in: .voiceover) == ["Fertig"])
  }

  private func scrubbed(
    _ chart: Sourced<Property.Chart>, to end: Double, milliseconds: Int = 1000
  ) -> Utterance {
    let path = ScrubPath(series: 0, start: 0, end: end, duration: .milliseconds(milliseconds))
    return heard(.scrubbed(path, chart, element("Budget")))
  }

  @Test(arguments: [
    (0.0, 1000, "♪ audio graph \"Food\" 1.0s to 0, 1, 10"),
    (0.3333, 1250, "♪ audio graph \"Food\" 1.3s to 0.33, 2, twenty"),
    (0.1999, 40, "♪ audio graph \"Food\" 0.0s to 0.2, 1, 10"),
    (1.0, 1000, "♪ audio graph \"Food\" 1.0s to 1, 3, 15"),
  ]) func `reads the point that is nearest to the finger, in the words of the axes`(
    end: Double, milliseconds: Int, spoken: String
  ) {
    let said = scrubbed(Self.chart(Self.food), to: end, milliseconds: milliseconds)
    #expect(said.description(in: .voiceover) == spoken)
  }

  @Test(
    arguments: [
      ([(1, 9), (2, 30), (2, nil), (2, 4)], "♪ audio graph 1.0s to 1, 2, 4, 30"),
      ([(1, 9), (2, nil)], "♪ audio graph 1.0s to 1, 2"), ([], "♪ audio graph 1.0s to 1"),
    ] as [([(Double, Double?)], String)])
  func `reads all values at one place, the least first`(
    points: [(Double, Double?)], spoken: String
  ) {
    let said = scrubbed(Self.chart(Self.series("", points)), to: 1)
    #expect(said.description(in: .voiceover) == spoken)
  }

  @Test func `a value comes from its point, and the graph from the chart`() {
    var chart = Self.chart(Self.food)
    chart.value.series[0].points[2].position = Position(line: 9, column: 5)
    let places = scrubbed(chart, to: 1).pieces.map { "\($0.reason.origin.position)" }
    #expect(places == ["4:2", "9:5", "9:5"])
    #expect(
      scrubbed(chart, to: 0).pieces.map { "\($0.reason.origin.position)" } == [
        "4:2", "4:2", "4:2",
      ])
  }
}
