import ScreenTree
import SpokenCheck
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

/// The cost of a screen for its listener: swipes, seconds and words, for each stop and in total.
///
/// Seconds are those of the fixed rate, with VoiceOver's pauses and hints, when everything before a
/// stop is heard in full.
package struct ScreenCost: Hashable, Sendable, Encodable {
  /// The cost to reach a stop, and to hear it.
  package struct Stop: Hashable, Sendable, Encodable {
    /// The name of the node, as `Node.name` gives it.
    package var element: String
    /// The description.
    package var words: String
    /// The swipes from the first stop.
    package var swipes: Int
    /// The seconds until it starts, in tenths.
    package var secondsToReach: Double
    /// Its length in seconds with hint and cues, in tenths.
    package var seconds: Double
    /// The number of its words with hint and cues.
    package var wordCount: Int
    /// How many of its first words another row of its list starts with too; nil outside of lists.
    package var wordsBeforeUnique: Int?
  }

  /// The audio graphs of a chart, from the first series to "Complete".
  package struct Graph: Hashable, Sendable, Encodable {
    /// The name of the first element of the chart.
    package var element: String
    /// The number of series, one graph each.
    package var series: Int
    /// How long they are at the usual settings of the screen, in seconds, in tenths.
    package var seconds: Double

    /// Graphs from their parts.
    package init(element: String, series: Int, seconds: Double) {
      (self.element, self.series, self.seconds) = (element, series, seconds)
    }
  }

  /// The title of the screen.
  package var screen: String
  /// The file as the user named it.
  package var file: String
  /// The stops in reading order.
  package var stops: [Stop]
  /// The swipes from the first stop to the last.
  package var swipes: Int
  /// The seconds until everything is heard, in tenths.
  package var seconds: Double
  /// The number of all words.
  package var wordCount: Int
  /// The audio graphs, which are heard on request and not counted in `seconds`.
  package var graphs: [Graph]

  /// Computes the cost of a screen.
  package init(_ screen: LintedScreen) {
    self.screen = screen.screen.title
    file = screen.screen.file
    let shared = screen.sharedWords
    stops = zip(screen.stops, shared).map { stop, shared in
      var cost = screen.cost(of: stop)
      cost.wordsBeforeUnique = shared
      return cost
    }
    swipes = max(0, screen.stops.count - 1)
    seconds = screen.stops.isEmpty ? 0 : screen.length.inTenths
    wordCount = stops.reduce(0) { $0 + $1.wordCount }
    graphs = screen.graphs
  }
}

extension LintedScreen {
  /// How long the audio graphs of each chart are, in the order of the charts.
  fileprivate var graphs: [ScreenCost.Graph] {
    var known: Set<Origin> = []
    return stops.compactMap { stop in
      guard let chart = stop.element.chartHere?.chart, !chart.value.series.isEmpty,
        known.insert(chart.origin).inserted
      else { return nil }
      let series = Array(chart.value.series.indices)
      let utterance = Event.played(series, chart, stop.element).phrased(
        after: .none, words: words, platform: screen.platform, settings: stop.utterance.settings)
      return ScreenCost.Graph(
        element: stop.element.node, series: series.count,
        seconds: FixedRate().timing(of: utterance).total.inTenths)
    }
  }
}

extension LintedScreen {
  /// The cost of a stop, without comparing it with other rows of its list.
  func cost(of stop: Stop) -> ScreenCost.Stop {
    let heard = stop.utterance.heard
    let said = stop.utterance.segments.filter { $0.kind != .sound }
    return ScreenCost.Stop(
      element: stop.element.node, words: stop.utterance.description(in: .voiceover),
      swipes: stop.swipes, secondsToReach: heard.start.inTenths, seconds: heard.length.inTenths,
      wordCount: said.reduce(0) { $0 + $1.text.plainWords.count }, wordsBeforeUnique: nil)
  }

  /// The stop with an id or a label, or nil.
  func stop(_ target: String) -> Stop? {
    stops.first { $0.element.node == target } ?? stops.first { $0.name == target }
  }

  /// The names under `reach:` of the budget that are stops of this screen.
  var reached: Set<String> {
    Set(budget.reach.map(\.target).filter { stop($0) != nil })
  }

  /// For each stop of a list, how many of its first words another row of the list starts with too.
  ///
  /// The starts of all rows are counted first, so that rows need not be compared in pairs.
  fileprivate var sharedWords: [Int?] {
    let rows = stops.map { stop -> (list: String, words: [String])? in
      guard !stop.element.has(.header),
        let list = stop.element.containers.last(where: { $0.type == .list })
      else { return nil }
      return (list.node, stop.name.plainWords)
    }
    var counts: [Int: Int] = [:]
    for case let row? in rows {
      for start in row.words.starts(in: row.list) { counts[start, default: 0] += 1 }
    }
    return rows.map { row in
      guard let row else { return nil }
      return row.words.starts(in: row.list).prefix { (counts[$0] ?? 0) > 1 }.count
    }
  }
}

extension [String] {
  /// A hash for each start of the words: of one word, of two, and so on.
  fileprivate func starts(in list: String) -> [Int] {
    // One hasher for all: each start is the one before and a word, so the time is linear.
    var hasher = Hasher()
    // The same words in another list are another start.
    hasher.combine(list)
    return map { word in
      hasher.combine(word)
      return hasher.finalized
    }
  }
}

extension Hasher {
  /// The hash of what was combined so far.
  fileprivate var finalized: Int {
    let copy = self
    return copy.finalize()
  }
}
