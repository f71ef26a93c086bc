/// What is computed about the values of a series: extremes, averages, the line of best fit, outliers.
package struct SeriesStatistics: Hashable, Sendable {
  /// How many values there are.
  package let count: Int
  /// The index of the least value; the first of equal ones.
  package let lowest: Int
  /// The index of the greatest value; the first of equal ones.
  package let highest: Int
  /// The arithmetic mean.
  package let mean: Double
  /// The middle value, or the mean of the two in the middle.
  package let median: Double
  /// The slope of the line of least squares; 0 when all x are equal.
  package let slope: Double
  /// The value of that line at 0.
  package let intercept: Double
  /// The square of Pearson's correlation; 0 when x or y do not vary.
  package let rSquared: Double
  /// The indices of values far from the line, in order.
  package let outliers: [Int]

  /// The statistics of values at places on the x axis; nil without any.
  package init?(x: [Double], y: [Double]) {
    guard !y.isEmpty, x.count == y.count else { return nil }
    let (low, high) = y.indices.reduce((0, 0)) { places, index in
      (
        y[index] < y[places.0] ? index : places.0, y[index] > y[places.1] ? index : places.1
      )
    }
    // Deviations from the means keep their digits, which the usual sums of squares lose.
    let (xMean, yMean) = (x.average, y.average)
    let (sxx, sxy, syy) = zip(x, y).reduce(into: (0.0, 0.0, 0.0)) { sums, pair in
      let (dx, dy) = (pair.0 - xMean, pair.1 - yMean)
      sums = (sums.0 + dx * dx, sums.1 + dx * dy, sums.2 + dy * dy)
    }
    // Without this, equal places would divide by zero and make every statement "not a number".
    let steepness = sxx > 0 ? sxy / sxx : 0
    let residuals = zip(x, y).map { $1 - (yMean + steepness * ($0 - xMean)) }
    (count, lowest, highest, mean, median) = (y.count, low, high, yMean, y.middle)
    slope = steepness
    intercept = yMean - steepness * xMean
    // Divided one by one, because the product of both sums may overflow.
    rSquared = sxx > 0 && syy > 0 ? min(1, sxy / sxx * (sxy / syy)) : 0
    outliers = Self.outliers(of: residuals, range: y[high] - y[low])
  }

  /// How many deviations away a value is an outlier.
  private static let limit = 3.0
  /// What makes the median absolute deviation of normal data its standard deviation.
  private static let normal = 1.4826

  /// Of three values the line always leaves one aside, so that none of them is far from it.
  private static let fewest = 4

  private static func outliers(of residuals: [Double], range: Double) -> [Int] {
    guard residuals.count >= fewest else { return [] }
    let middle = residuals.middle
    // From the median, because an outlier pulls the line towards itself and away from the others.
    let distances = residuals.map { abs($0 - middle) }
    // Most values may lie on the line, so that the deviation is 0: then any other is an outlier, but not what
    // rounding leaves.
    let farthest = max(limit * normal * distances.middle, range * 1e-9)
    return distances.indices.filter { distances[$0] > farthest }
  }
}

extension [Double] {
  /// The arithmetic mean, with the error of the sum compensated (Neumaier).
  package var average: Double {
    var (sum, rest) = (0.0, 0.0)
    for value in self {
      let next = sum + value
      // What is lost of the smaller number in a sum is added back at the end.
      rest += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return (sum + rest) / Double(Swift.max(1, count))
  }

  /// The median; 0 without values.
  package var middle: Double {
    guard !isEmpty else { return 0 }
    let sorted = sorted()
    let half = count / 2
    // Halved before they are added, because the sum of two huge numbers may be infinite.
    return count % 2 == 1 ? sorted[half] : (sorted[half - 1] / 2 + sorted[half] / 2)
  }
}
