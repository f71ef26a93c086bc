extension RecordingComparison {
  /// Finds words that were heard at another place than predicted, among all that is not equal.
  ///
  /// A stop that was passed over and an utterance without one belong together when their words are equal; so do
  /// two pairs whose words are those of each other.
  mutating func findMoves(_ stops: [PredictedStop]) {
    var places: [[String]: [Int]] = [:]
    // From the end, so that the last place of each list is the first one on the screen.
    for (index, row) in rows.enumerated().reversed() {
      guard let step = row.openStep, let words = heard[step] else { continue }
      places[words, default: []].append(index)
    }
    guard !places.isEmpty else { return }
    var moves: [Int: Int] = [:]
    for (index, row) in rows.enumerated() {
      guard let stop = row.openStop, let place = places[stops[stop].words]?.popLast() else {
        continue
      }
      moves[index] = place
    }
    guard !moves.isEmpty else { return }
    let targets = Dictionary(uniqueKeysWithValues: moves.map { ($1, $0) })
    rows = rows.indices.flatMap { index -> [Row] in
      let row = rows[index]
      var own: [Row] = []
      // A pair of which only the utterance belongs elsewhere leaves a stop that was passed over.
      if moves[index] == nil, targets[index] != nil, let stop = row.openStop {
        own.append(.skipped(stop: stop))
      }
      if let source = targets[index], let stop = rows[source].stop, let step = row.step {
        own.append(.moved(stop: stop, step: step))
      } else if row.openStep != nil, moves[index] != nil, let step = row.step {
        own.append(.extra(step: step))
      }
      let isTouched = moves[index] != nil || targets[index] != nil
      return isTouched ? own : [row]
    }
    keepPlaces()
  }

  /// Leaves as moved only what is out of order: of two stops that changed places, one stayed.
  private mutating func keepPlaces() {
    // The least stop that is heard at its place in the rows from an index on.
    var least = Array(repeating: Int.max, count: rows.count + 1)
    for index in rows.indices.reversed() {
      least[index] = rows[index].placedStop.map { min($0, least[index + 1]) } ?? least[index + 1]
    }
    var last = -1
    for index in rows.indices {
      if case .moved(let stop, let step) = rows[index], stop > last, stop < least[index + 1] {
        rows[index] = .equal(stop: stop, step: step)
      }
      last = max(last, rows[index].placedStop ?? last)
    }
  }
}

extension RecordingComparison.Row {
  /// The step, when its words are not those of the stop beside it.
  fileprivate var openStep: Int? {
    switch self {
    case .changed(_, let step, _), .extra(let step): step
    // Any other row has the words of its stop, or none.
    default: nil
    }
  }

  /// The stop that was heard at its place, with whatever words.
  fileprivate var placedStop: Int? {
    switch self {
    case .equal(let stop, _), .reordered(let stop, _), .changed(let stop, _, _),
      .unheard(let stop, _):
      stop
    case .moved, .extra, .skipped, .unreached: nil
    }
  }

  /// The stop, when its words were not heard at its place.
  fileprivate var openStop: Int? {
    switch self {
    case .changed(let stop, _, _), .skipped(let stop), .unreached(let stop, _): stop
    case .equal, .reordered, .moved, .extra, .unheard: nil
    }
  }
}
