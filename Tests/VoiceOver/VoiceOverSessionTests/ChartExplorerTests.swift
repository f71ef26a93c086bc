import ScreenTree
import Testing
import VoiceOverElements

@testable import VoiceOverSession

struct ChartExplorerTests {
  private static let place = Origin(
    file: "f", position: Position(line: 4, column: 2), node: "chart")

  /// A chart of lines with values at 0, 1, 2 and so on.
  private static func chart(_ lines: KeyValuePairs<String, [Double?]>) -> Property.Chart {
    var chart = Property.Chart()
    chart.series = lines.map { name, values in
      var series = Property.Chart.Series()
      series.name = name
      series.isContinuous = true
      series.points = values.enumerated().map { .init(x: .number(Double($0)), y: $1) }
      return series
    }
    return chart
  }

  private func explorer(_ chart: Property.Chart, title: String? = nil) -> ChartExplorer {
    ChartExplorer(Sourced(chart, from: Self.place, by: .stated), title: title, app: "Wallet")
  }

  /// Each element with its trait.
  private func lines(_ explorer: ChartExplorer) -> [String] {
    explorer.elements.map { element in
      let trait = element.traits.first.map { " (\($0.value.rawValue))" } ?? ""
      return element.label.map { "\($0.value)" }.joined() + trait
    }
  }

  @Test func `lists title, play button, summary, features, statistics and axes`() {
    var chart = Self.chart(["Food": [1, 3, 5, 7], "Rent": [], "Fun": [2, nil]])
    chart.summary = "We spent little."
    chart.x.title = "Month"
    #expect(
      lines(explorer(chart, title: "Budget")) == [
        "audioGraph (header)", "Budget", "play (button)", "summary (header)",
        "We spent little.", "features (header)", "Food", "rises by 2 per Month", "Fun",
        "1 missing", "statistics (header)", "Food", "lowest 0 1, highest 3 7",
        "average 4, median 4", "Fun", "only 0 2", "x Month 0 to 3",
      ])
  }

  @Test func `the chart's own title is used, and blank words are left out`() {
    var chart = Self.chart(["": [5]])
    let rest = ["play (button)", "statistics (header)", "only 0 5", "x  0"]
    chart.title = "Own"
    #expect(lines(explorer(chart, title: "Budget")) == ["audioGraph (header)", "Own"] + rest)
    (chart.title, chart.summary) = (nil, " ")
    #expect(lines(explorer(chart, title: " ")) == ["audioGraph (header)"] + rest)
  }

  @Test func `the name of a series stands before its statements, not before a crossing`() {
    let chart = Self.chart(["A": [0, 2], "B": [1, 1]])
    #expect(
      lines(explorer(chart)) == [
        "audioGraph (header)", "play (button)", "features (header)", "A passes B at 1",
        "statistics (header)", "A", "lowest 0 0, highest 1 2", "B", "always 1", "x  0 to 1",
      ])
  }

  @Test func `its elements have names of their own and come from the chart`() {
    let explorer = explorer(Self.chart(["": [5]]), title: "Budget")
    #expect(
      explorer.elements.map(\.node) == [
        "audioGraph.1", "audioGraph.2", "audioGraph.play", "audioGraph.4", "audioGraph.5",
        "audioGraph.6",
      ])
    #expect(explorer.elements.map(\.origin.node) == explorer.elements.map(\.node))
    #expect(explorer.elements.allSatisfy { $0.chart == explorer.chart })
    #expect(explorer.elements.allSatisfy { $0.origin.position == Self.place.position })
    #expect(explorer.name == "Wallet" && explorer.rotors == [])
  }

  @Test func `nothing on it reacts`() throws {
    var explorer = explorer(Self.chart([:]))
    let title = try #require(explorer.elements.first)
    let nothing = Response.nothing("nothing happens in the details of a chart")
    #expect(explorer.respond(to: .activate(title)) == [nothing])
    #expect(explorer.respond(to: .escape(nil)) == [nothing])
    #expect(explorer.respond(to: .launch) == [])
    #expect(explorer.respond(to: .effect(.close)) == [])
  }
}
