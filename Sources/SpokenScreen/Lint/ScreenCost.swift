import ScreenTree

/// What a screen costs its listener: swipes, seconds and words, for each stop and in all.
///
/// Seconds are those of the fixed rate, with the pauses and hints that VoiceOver makes, when
/// everything before a stop is heard out.
public struct ScreenCost: Hashable, Sendable, Encodable {
  /// What it costs to come to a stop, and to hear it.
  public struct Stop: Hashable, Sendable, Encodable {
    /// The name of the node, as `Node.name` gives it.
    public var element: String
    /// What is heard at once.
    public var words: String
    /// The swipes from the first stop.
    public var swipes: Int
    /// The seconds until it begins, in tenths.
    public var secondsToReach: Double
    /// The seconds that it lasts, hint and cues included, in tenths.
    public var seconds: Double
    /// How many words it says, hint and cues included.
    public var wordCount: Int
    /// How many words it shares with another row of its list at the start; nil outside of lists.
    public var wordsBeforeUnique: Int?
  }

  /// The title of the screen.
  public var screen: String
  /// The file as the user named it.
  public var file: String
  /// The stops in reading order.
  public var stops: [Stop]
  /// The swipes from the first stop to the last.
  public var swipes: Int
  /// The seconds until everything is heard, in tenths.
  public var seconds: Double
  /// How many words are said in all.
  public var wordCount: Int

  /// Adds up what a screen costs.
  public init(_ screen: LintedScreen) {
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
  }
}

extension LintedScreen {
  /// What a stop costs, without a look at the other rows of its list.
  func cost(of stop: Stop) -> ScreenCost.Stop {
    let heard = stop.utterance.heard
    let said = stop.utterance.segments.filter { $0.kind != .sound }
    return ScreenCost.Stop(
      element: stop.element.node, words: stop.utterance.description(in: .voiceover),
      swipes: stop.swipes, secondsToReach: heard.start.inTenths, seconds: heard.length.inTenths,
      wordCount: said.reduce(0) { $0 + $1.text.plainWords.count }, wordsBeforeUnique: nil)
  }

  /// The stop of an id or else of a label, or nil when there is none.
  func stop(_ target: String) -> Stop? {
    stops.first { $0.element.node == target } ?? stops.first { $0.name == target }
  }

  /// The names under `reach:` of the budget that are stops of this screen.
  var reached: Set<String> {
    Set(budget.reach.map(\.target).filter { stop($0) != nil })
  }

  /// For each stop of a list how many words at its start another row of the list begins with too.
  ///
  /// The starts of all rows are counted first, so that no two rows need to be compared.
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
  /// A number for each start of the words, of one word, of two, and so on.
  fileprivate func starts(in list: String) -> [Int] {
    var hasher = Hasher()
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
