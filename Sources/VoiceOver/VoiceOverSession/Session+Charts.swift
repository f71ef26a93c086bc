import ScreenTree
package import VoiceOverElements

/// The chart under the cursor: what the rotor Audio Graph offers, and the screen with its details.
extension Session {
  /// An item of the rotor Audio Graph.
  package enum ChartItem: Hashable, Sendable {
    /// Describes the chart.
    case describe
    /// Plays all series.
    case play
    /// Opens the details.
    case details
    /// Plays the series with a number, from 0, and what it is called.
    case series(Int, Wording)
  }

  /// Whether the rotor Audio Graph stays after a move to an element: from another mark of its chart.
  ///
  /// Apple shows the rotor on a chart and all of its marks (session 10122 of 2021); that it stays
  /// selected among them is our choice.
  func staysInChart(at element: Element) -> Bool {
    guard rotors.chosenHere == .system(.audioGraph), let chart = element.chartHere?.chart else {
      return false
    }
    return current?.chartHere?.chart.origin == chart.origin
  }

  /// Performs a gesture about the chart here.
  mutating func chart(_ gesture: VoiceOverGesture, in app: some ScreenApp) -> [Event] {
    guard let current else { return [.failed("nothing has the focus")] }
    guard let (chart, title) = chartHere else {
      return [.failed("\(current.node) is no chart and in none; `chart:` has its data")]
    }
    if graphPlace.chart != chart.origin { graphPlace = GraphPlace(chart: chart.origin) }
    switch gesture {
    case .describeChart: return [describe(chart, title, current)]
    case .playAudioGraph(let name): return [play(name, chart, current)]
    case .chartDetails: return [openDetails(of: chart, title, in: app)]
    case .scrub(let scrub): return [self.scrub(scrub, chart, current)]
    default: return []
    }
  }

  /// The chart under the cursor with its title; an element of the details is a statement, whose
  /// label is none.
  private var chartHere: (chart: Sourced<Property.Chart>, title: String?)? {
    guard let here = current?.chartHere else { return nil }
    return explorer.map { (here.chart, $0.title) } ?? here
  }

  private func describe(
    _ chart: Sourced<Property.Chart>, _ title: String?, _ element: Element
  ) -> Event {
    .described(ChartSummary(chart.value).facts(title: title), chart, element)
  }

  private mutating func play(
    _ name: String?, _ chart: Sourced<Property.Chart>, _ element: Element
  ) -> Event {
    let all = chart.value.series
    guard let name else { return .played(Array(all.indices), chart, element) }
    let number = Int(name).flatMap { all.indices.contains($0 - 1) ? $0 - 1 : nil }
    // A name comes before a number, because a series may be named "2024" or "1".
    guard let index = all.firstIndex(where: { $0.name == name }) ?? number else {
      let names = all.map(\.name).joined(separator: ", ")
      return .failed(
        "the chart has no series '\(name)'; it has \(names), or a number from 1 to \(all.count)")
    }
    graphPlace.series = index
    return .played([index], chart, element)
  }

  /// The items of the rotor Audio Graph; series by their names when there are several (ours).
  private func chartItems(of chart: Property.Chart) -> [ChartItem] {
    let series = chart.series.indices.compactMap { number in
      chart.name(ofSeries: number).map { ChartItem.series(number, $0) }
    }
    return [.describe, .play, .details] + series
  }

  /// Offers the next or the previous item of the rotor Audio Graph.
  mutating func offerChart(forwards: Bool) -> Event {
    guard let current, let chart = current.chartHere?.chart else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    let items = chartItems(of: chart.value)
    let index = (place.chartItem ?? (forwards ? -1 : items.count)) + (forwards ? 1 : -1)
    guard items.indices.contains(index) else {
      return .reachedBoundary(forwards ? .end : .start, repeating: nil)
    }
    place.chartItem = index
    return .offered(.chart(items[index]), current)
  }

  /// The events of the offered item when it is activated; nil when none is offered.
  mutating func performChartItem(on element: Element, in app: some ScreenApp) -> [Event]? {
    guard let index = place.chartItem, let chart = chartHere?.chart else { return nil }
    let items = chartItems(of: chart.value)
    guard items.indices.contains(index) else { return nil }
    switch items[index] {
    case .describe: return self.chart(.describeChart, in: app)
    case .play: return self.chart(.playAudioGraph(nil), in: app)
    case .details: return self.chart(.chartDetails, in: app)
    case .series(let number, _):
      graphPlace = GraphPlace(chart: chart.origin, series: number)
      return [.played([number], chart, element)]
    }
  }

  private mutating func scrub(
    _ scrub: VoiceOverGesture.Scrub, _ chart: Sourced<Property.Chart>, _ element: Element
  ) -> Event {
    let series = chart.value.series
    guard !series.isEmpty else { return .failed("the chart has no series") }
    // A live chart may have fewer series than when one of them was played.
    let number = min(graphPlace.series, series.count - 1)
    let start = scrub.start.map { chart.value.part(of: $0) } ?? graphPlace.part
    guard let start, let end = chart.value.part(of: scrub.end) else {
      // As it was written, because the message has quotation marks of its own.
      let wrong = start == nil ? scrub.start?.text ?? "" : scrub.end.text
      return .failed("the x axis has no place '\(wrong)'; \(chart.value.placesOfX)")
    }
    graphPlace.part = end
    let path = ScrubPath(series: number, start: start, end: end, duration: scrub.duration)
    return .scrubbed(path, chart, element)
  }
}

/// Where the finger is on an audio graph.
struct GraphPlace: Hashable {
  /// Which chart it is; each begins with its first series.
  var chart: Origin?
  /// The series that was played last, from 0.
  var series = 0
  /// The part of the x axis, from 0 to 1.
  var part: Double? = 0
}

/// A drag over a series: both ends as parts of the x axis.
package struct ScrubPath: Hashable, Sendable {
  /// The number of the series, from 0.
  package var series: Int
  /// The part of the x axis where it starts, from 0 to 1.
  package var start: Double
  /// The part where it ends.
  package var end: Double
  /// How long it takes.
  package var duration: Duration
}

extension Property.Chart {
  /// The part of the x axis at a place; nil for a value that is not on it.
  func part(of place: VoiceOverGesture.Scrub.Place) -> Double? {
    switch place {
    case .part(let part): return part
    case .value(let text):
      if let index = x.categories.firstIndex(of: text) {
        return x.categories.count > 1 ? Double(index) / Double(x.categories.count - 1) : 0
      }
      guard !x.isCategorical, let number = Double(text), xRange.contains(number) else { return nil }
      return x.part(of: number, in: xRange)
    }
  }

  /// Which places there are, for an error.
  fileprivate var placesOfX: String {
    let numbers = "it goes from \(xRange.lowerBound.short) to \(xRange.upperBound.short)"
    return (x.isCategorical ? "write one of its categories" : numbers) + ", or a part from 0 to 1"
  }
}

// The details, which are a screen of the system over the app's.
extension Session {
  private mutating func openDetails(
    of chart: Sourced<Property.Chart>, _ title: String?, in app: some ScreenApp
  ) -> Event {
    guard explorer == nil else { return .failed("the details are open already") }
    let details = ChartExplorer(chart, title: title, app: app.name)
    return .opened(screen: nil, enterDetails(details))
  }

  /// Performs a gesture in the details; escape leaves them.
  mutating func explore(
    _ gesture: VoiceOverGesture, _ details: ChartExplorer, in app: inout some ScreenApp
  ) -> [Event] {
    if gesture == .escape { return leaveDetails(in: app).map { [$0] } ?? [.passed] }
    if gesture == .activate, current?.node == ChartExplorer.playNode {
      return chart(.playAudioGraph(nil), in: app)
    }
    // These are about the app below, and the system's screen does not outlast them.
    if [.launch, .voiceOver(true), .voiceOver(false)].contains(gesture) {
      closeDetails()
      return events(of: gesture, in: &app)
    }
    var details = details
    return events(of: gesture, in: &details)
  }

  /// Closes the details, and moves the cursor back to where it was.
  private mutating func leaveDetails(in app: some ScreenApp) -> Event? {
    closeDetails()
    guard let index = cursor, app.elements.indices.contains(index) else { return nil }
    return move(to: index, in: app)
  }
}
