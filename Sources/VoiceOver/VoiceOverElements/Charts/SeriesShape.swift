/// The runs in which a series rises and falls.
package enum SeriesShape {
  /// The direction of a run.
  package enum Direction: Hashable, Sendable {
    /// Values become greater.
    case rises
    /// Values become less.
    case falls
  }

  /// A run up to a value.
  package struct Run: Hashable, Sendable {
    /// The direction.
    package var direction: Direction
    /// The index of its last value.
    package var end: Int
  }

  /// The most runs that are said one by one.
  package static let mostRuns = 4
  /// Which parts of the range a turn must exceed, the finest first.
  private static let tolerances = [0.05, 0.1, 0.2]

  /// The runs of values; empty when they are all equal, nil when there are too many to list.
  ///
  /// A turn counts once it exceeds 5 percent of the range, or more when there would be too many.
  package static func runs(of values: [Double]) -> [Run]? {
    guard let least = values.min(), let greatest = values.max(), least < greatest else { return [] }
    for tolerance in tolerances {
      let runs = runs(of: values, turning: (greatest - least) * tolerance)
      if runs.count <= mostRuns { return runs }
    }
    return nil
  }

  private static func runs(of values: [Double], turning tolerance: Double) -> [Run] {
    var runs: [Run] = []
    var (low, high) = (0, 0)
    var direction: Direction?
    for index in values.indices {
      // Of equal values the last ends a run in its direction: a flat bottom belongs to the fall.
      if values[index] < values[low] || values[index] == values[low] && direction == .falls {
        low = index
      }
      if values[index] > values[high] || values[index] == values[high] && direction == .rises {
        high = index
      }
      let isUp = values[index] - values[low] > tolerance
      let isDown = values[high] - values[index] > tolerance
      if direction != .rises, isUp, low < index {
        // The run ended at the lowest value, before the turn became large enough to count.
        if direction == .falls { runs.append(Run(direction: .falls, end: low)) }
        (direction, high) = (.rises, index)
      } else if direction != .falls, isDown, high < index {
        if direction == .rises { runs.append(Run(direction: .rises, end: high)) }
        (direction, low) = (.falls, index)
      }
    }
    // What comes back at the end by less than the tolerance still belongs to the last run.
    if let direction { runs.append(Run(direction: direction, end: values.count - 1)) }
    return runs
  }
}
