import SpokenCheck

/// Lines up predicted stops with heard utterances, of which neither has an identity.
///
/// A recording has words alone. Short lists are lined up at the least cost in full; long ones are first cut at
/// stops with equal words, then at stops that begin alike, so that work grows with their length and not its square.
struct StopAlignment {
  /// A row of two lists that are lined up.
  enum Row: Hashable {
    /// A predicted stop and the utterance in its place, with the same words or others.
    case pair(predicted: Int, heard: Int)
    /// A predicted stop without an utterance.
    case missing(Int)
    /// An utterance without a predicted stop.
    case extra(Int)
  }

  private let predicted: [Key]
  private let heard: [Key]
  private var rows: [Row] = []
  /// How many cells all tables together may still have.
  private var cells = 2_000_000

  /// The largest table of costs.
  private static let mostCells = 40_000

  /// Lines up stops with utterances, nil for one that could not be heard.
  static func rows(_ predicted: [PredictedStop], _ heard: [[String]?]) -> [Row] {
    // A recording in which all is as predicted needs no tables.
    let isSame = zip(predicted, heard).allSatisfy { stop, words in words.map(stop.isSaid) ?? false }
    if predicted.count == heard.count, isSame {
      return predicted.indices.map { .pair(predicted: $0, heard: $0) }
    }
    var numbers = WordNumbers()
    let stops = predicted.map { numbers.key(for: $0) }
    let utterances = heard.enumerated().map { numbers.key(for: $1, number: $0) }
    var alignment = StopAlignment(stops, utterances)
    alignment.align(0..<stops.count, 0..<utterances.count, level: 0)
    return alignment.rows
  }

  private init(_ predicted: [Key], _ heard: [Key]) {
    self.predicted = predicted
    self.heard = heard
  }

  /// Lines up two stretches, first by equal words, then by their first three words and by the first one.
  private mutating func align(_ stops: Range<Int>, _ utterances: Range<Int>, level: Int) {
    guard !stops.isEmpty, !utterances.isEmpty else {
      rows += stops.map(Row.missing) + utterances.map(Row.extra)
      return
    }
    let size = stops.count.multipliedReportingOverflow(by: utterances.count)
    if !size.overflow, size.partialValue <= min(Self.mostCells, cells) {
      // Many small tables cost as much as a large one, so they share a budget.
      cells -= size.partialValue
      let table = CostTable(
        predicted[stops], heard[utterances], isStart: stops.lowerBound == 0,
        isEnd: stops.upperBound == predicted.count)
      rows += table.rows
      return
    }
    guard level < 3 else { return pairInOrder(stops, utterances) }
    // Each level compares fewer words than the one before, so stops that differ more can still
    // meet.
    let pairs = Alignment.pairs(
      predicted[stops].map { $0.levels[level] }, heard[utterances].map { $0.levels[level] })
    var start = (stops.lowerBound, utterances.lowerBound)
    for pair in pairs {
      let (stop, utterance) = (stops.lowerBound + pair.old, utterances.lowerBound + pair.new)
      align(start.0..<stop, start.1..<utterance, level: level + 1)
      rows.append(.pair(predicted: stop, heard: utterance))
      start = (stop + 1, utterance + 1)
    }
    align(start.0..<stops.upperBound, start.1..<utterances.upperBound, level: level + 1)
  }

  /// Pairs what is left one by one: nothing says what belongs together.
  private mutating func pairInOrder(_ stops: Range<Int>, _ utterances: Range<Int>) {
    rows += zip(stops, utterances).map { Row.pair(predicted: $0, heard: $1) }
    rows += stops.dropFirst(utterances.count).map(Row.missing)
    rows += utterances.dropFirst(stops.count).map(Row.extra)
  }

  /// The words of a stop or an utterance as numbers.
  struct Key {
    /// Its place in its list.
    var number: Int
    /// The number of all its words together, of its first three, and of its first one.
    var levels: [Int]
    /// The numbers of its words, sorted; nil for an utterance that could not be heard.
    var words: [Int]?
  }

  /// Gives equal words equal numbers.
  private struct WordNumbers {
    private var words: [String: Int] = [:]
    private var lists: [[String]: Int] = [:]
    private var stops = 0

    /// How many words of an utterance are compared when costs are worked out.
    private static let longest = 64

    mutating func key(for stop: PredictedStop) -> Key {
      let key = key(for: stop.words, number: stops)
      stops += 1
      let withCues = stop.words + stop.cues
      // An utterance with the cues gets the number of the stop, unless a stop has just these words.
      if !stop.cues.isEmpty, lists[withCues] == nil { lists[withCues] = key.levels[0] }
      return key
    }

    mutating func key(for heard: [String]?, number: Int) -> Key {
      // What could not be heard is like nothing else.
      guard let heard else {
        return Key(number: number, levels: Array(repeating: -1 - number, count: 3), words: nil)
      }
      let levels = [heard, Array(heard.prefix(3)), Array(heard.prefix(1))].map { list(for: $0) }
      let numbers = heard.prefix(Self.longest).map { word in
        words[word, default: words.count].kept(as: word, in: &words)
      }
      return Key(number: number, levels: levels, words: numbers.sorted())
    }

    private mutating func list(for words: [String]) -> Int {
      let number = lists[words] ?? lists.count
      lists[words] = number
      return number
    }
  }
}

extension Int {
  /// Keeps the number under a word.
  fileprivate func kept(as word: String, in words: inout [String: Int]) -> Int {
    words[word] = self
    return self
  }
}
