/// A recording beside the stops that were predicted: what was heard as predicted, and what was not.
package struct RecordingComparison: Hashable, Sendable {
  /// A stop, an utterance, or both, and how they compare.
  package enum Row: Hashable, Sendable {
    /// The words are equal.
    case equal(stop: Int, step: Int)
    /// The same segments were heard in another order.
    case reordered(stop: Int, step: Int)
    /// Some words differ.
    case changed(stop: Int, step: Int, [WordChange])
    /// The words are those of a stop that is predicted at another place.
    case moved(stop: Int, step: Int)
    /// The words are those of no predicted stop.
    case extra(step: Int)
    /// The stop lies between two that were heard and was not heard.
    case skipped(stop: Int)
    /// The stop lies before the first that was heard, or after the last.
    case unreached(stop: Int, isBefore: Bool)
    /// The cursor came to a stop at which nothing could be recorded.
    case unheard(stop: Int, step: Int)
  }

  /// A step that is no stop of the screen.
  package enum Aside: Hashable, Sendable {
    /// A message of VoiceOver before the first element.
    case message(step: Int)
    /// The name of the app before the first element, in the same utterance.
    case appName(step: Int)
    /// The last utterance again, as at the end of a screen.
    case ending(step: Int)
    /// A step back over elements that were heard before.
    case back(step: Int)
    /// A step at which nothing could be recorded.
    case silent(step: Int)
  }

  /// What is compared, in order.
  package var rows: [Row] = []
  /// What is not compared.
  package var asides: [Aside] = []
  /// How many stops are predicted.
  package var predicted = 0
  /// The words that were heard at each step, as they are compared; nil where nothing was.
  package var heard: [[String]?] = []

  /// How many stops were heard.
  package var heardCount: Int { rows.count { $0.step != nil && !$0.isUnheard } }
  /// How many of them have equal words at their place.
  package var equal: Int { rows.count { if case .equal = $0 { true } else { false } } }
  /// How many have equal words in another order, or at another place.
  package var inOtherOrder: Int {
    rows.count {
      switch $0 {
      case .reordered, .moved: true
      // Any other row is in its order, or has other words.
      default: false
      }
    }
  }
  /// How many words differ at the stops that have other words.
  package var differingWords: Int {
    rows.reduce(0) { sum, row in
      guard case .changed(_, _, let changes) = row else { return sum }
      return sum + changes.reduce(0) { $0 + $1.predicted.count + $1.heard.count }
    }
  }
  /// How many have other words.
  package var different: Int { heardCount - equal - inOtherOrder }
  /// How many predicted stops were passed over.
  package var skipped: Int { rows.count { if case .skipped = $0 { true } else { false } } }
  /// How many predicted stops were heard, with all of their words or some.
  package var reached: Int {
    rows.count { row in
      switch row {
      case .equal, .reordered, .moved: true
      case .changed(_, let step, let changes):
        changes.reduce(0) { $0 + $1.heard.count } < heard[step]?.count ?? 0
      case .extra, .skipped, .unreached, .unheard: false
      }
    }
  }
}

extension RecordingComparison.Row {
  /// The number of the predicted stop, from 0.
  package var stop: Int? {
    switch self {
    case .equal(let stop, _), .reordered(let stop, _), .changed(let stop, _, _),
      .moved(let stop, _), .skipped(let stop), .unreached(let stop, _), .unheard(let stop, _):
      stop
    case .extra: nil
    }
  }

  /// The number of the step, from 0.
  package var step: Int? {
    switch self {
    case .equal(_, let step), .reordered(_, let step), .changed(_, let step, _),
      .moved(_, let step), .extra(let step), .unheard(_, let step):
      step
    case .skipped, .unreached: nil
    }
  }

  fileprivate var isUnheard: Bool { if case .unheard = self { true } else { false } }
}
