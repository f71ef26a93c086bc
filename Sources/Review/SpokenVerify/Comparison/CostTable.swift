/// The least costly way to line up two short lists, worked out in full.
struct CostTable {
  /// The rows in order.
  private(set) var rows: [StopAlignment.Row] = []

  /// What a stop or an utterance without a partner costs.
  private static let gap = 1_000_000
  /// What a predicted stop costs that lies before the first or after the last utterance: less only where all
  /// else is equal.
  private static let edge = 980_000
  /// What it costs more before the first utterance: in doubt a recording began at the first stop.
  private static let late = 1
  /// What a pair without a common word costs: less than a stop at the edge and an utterance without partners.
  private static let mostChanged = 1_500_000
  /// What a pair costs whose words are the same in another order.
  private static let reordered = 50_000
  /// What an utterance costs that could not be heard.
  private static let unheard = 10_000

  private enum Choice: UInt8 { case pair, missing, extra }

  /// Lines up stops with utterances.
  ///
  /// - Parameters:
  ///   - stops: the predicted stops.
  ///   - utterances: what was heard.
  ///   - isStart: whether the stops begin the screen, so that some may lie before the recording.
  ///   - isEnd: whether the stops end the screen, so that some may lie after it.
  init(
    _ stops: ArraySlice<StopAlignment.Key>, _ utterances: ArraySlice<StopAlignment.Key>,
    isStart: Bool, isEnd: Bool
  ) {
    let (rows, columns) = (Array(stops), Array(utterances))
    let width = columns.count + 1
    // A byte for each cell is kept for the way back; of the sums two lines are enough.
    var choices = [Choice](repeating: .extra, count: (rows.count + 1) * width)
    var above = (0...columns.count).map { $0 * Self.gap }
    var line = above
    for row in rows.indices {
      line[0] = above[0] + (isStart ? Self.edge + Self.late : Self.gap)
      choices[(row + 1) * width] = .missing
      for column in columns.indices {
        let isAfter = isEnd && column + 1 == columns.count
        let missing = above[column + 1] + (isAfter ? Self.edge : Self.gap)
        let extra = line[column] + Self.gap
        let pair = above[column] + Self.cost(rows[row], columns[column])
        line[column + 1] = min(pair, missing, extra)
        // Of equal sums a pair wins, so that a stop and an utterance are shown side by side.
        choices[(row + 1) * width + column + 1] =
          pair == line[column + 1] ? .pair : missing == line[column + 1] ? .missing : .extra
      }
      swap(&above, &line)
    }
    self.rows = Self.trace(choices, rows, columns)
  }

  private static func trace(
    _ choices: [Choice], _ rows: [StopAlignment.Key], _ columns: [StopAlignment.Key]
  ) -> [StopAlignment.Row] {
    var (row, column) = (rows.count, columns.count)
    var traced: [StopAlignment.Row] = []
    while row > 0 || column > 0 {
      switch choices[row * (columns.count + 1) + column] {
      case .pair:
        (row, column) = (row - 1, column - 1)
        traced.append(.pair(predicted: rows[row].number, heard: columns[column].number))
      case .missing:
        row -= 1
        traced.append(.missing(rows[row].number))
      case .extra:
        column -= 1
        traced.append(.extra(columns[column].number))
      }
    }
    return traced.reversed()
  }

  /// What a pair costs, by how many words both have.
  private static func cost(_ stop: StopAlignment.Key, _ heard: StopAlignment.Key) -> Int {
    guard let words = stop.words, let others = heard.words else { return unheard }
    // The number of all words is the same for a stop with its cues and without them.
    if stop.levels[0] == heard.levels[0] { return 0 }
    // Both lists are sorted, so that the common words are counted in one pass.
    var (one, other, common) = (0, 0, 0)
    while one < words.count, other < others.count {
      if words[one] == others[other] {
        (one, other, common) = (one + 1, other + 1, common + 1)
      } else if words[one] < others[other] {
        one += 1
      } else {
        other += 1
      }
    }
    let all = words.count + others.count
    return reordered + (mostChanged - reordered) * (all - 2 * common) / max(all, 1)
  }
}
