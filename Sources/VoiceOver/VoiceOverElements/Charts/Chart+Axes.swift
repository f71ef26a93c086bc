import Foundation
package import ScreenTree

/// Places of values on the axes of a chart, and their words.
extension Property.Chart {
  /// A point with its place: what statistics and the audio graph are made from.
  package struct PlacedPoint: Hashable, Sendable {
    /// The rank of its category, or its number on the x axis.
    package var position: Double
    /// The value; nil for a missing one.
    package var y: Double?
    /// The point.
    package var point: Point
  }

  /// The points of a series in the order of the x axis; those at one place keep their order.
  package func placed(_ series: Series) -> [PlacedPoint] {
    // An axis may list a category twice, on which a dictionary of unique keys would trap.
    let ranks = Dictionary(
      x.categories.enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { first, _ in first })
    let points = series.points.enumerated().map { index, point in
      (index, PlacedPoint(position: position(of: point.x, ranks, index), y: point.y, point: point))
    }
    return points.sorted { ($0.1.position, $0.0) < ($1.1.position, $1.0) }.map(\.1)
  }

  /// A category that no axis lists, as in a live view without an order, has its own number.
  private func position(of value: Value, _ ranks: [String: Double], _ index: Int) -> Double {
    switch value {
    case .number(let number): number
    case .category(let name): ranks[name] ?? Double(index)
    }
  }

  /// The least and the greatest place on the x axis.
  package var xRange: ClosedRange<Double> {
    if x.isCategorical { return 0...Double(max(1, x.categories.count - 1)) }
    return Self.widened(writtenXRange)
  }

  /// The least and the greatest value that the y axis displays, or that there is.
  package var yRange: ClosedRange<Double> { Self.widened(writtenYRange) }

  /// The least and the greatest number on the x axis as it is said; nil without any.
  package var writtenXRange: ClosedRange<Double>? {
    x.range ?? Self.extremes(of: series.lazy.flatMap { placed($0).map(\.position) })
  }

  /// The least and the greatest value on the y axis as it is said; nil without any.
  package var writtenYRange: ClosedRange<Double>? {
    y?.range ?? Self.extremes(of: series.lazy.flatMap { $0.points.compactMap(\.y) })
  }

  private static func extremes(of values: some Sequence<Double>) -> ClosedRange<Double>? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return least...greatest
  }

  /// A range on which every value has a place, also when all are equal.
  private static func widened(_ range: ClosedRange<Double>?) -> ClosedRange<Double> {
    guard let range else { return 0...1 }
    // The width grows with the number, because adding 1 to a huge one changes nothing.
    let least = range.lowerBound
    return least < range.upperBound ? range : least...(least + max(1, abs(least)))
  }

  /// What a series is called where there are several: its name, or its number.
  ///
  /// - Parameter number: its number, from 0.
  /// - Returns: the words; nil for the only series.
  package func name(ofSeries number: Int) -> Wording? {
    guard series.count > 1 else { return nil }
    let name = series[number].name
    return name.isBlank ? .chart(.seriesNumber(number + 1)) : .text(name)
  }

  /// The words for a place on the x axis.
  package func words(forX value: Value) -> Wording {
    switch value {
    case .number(let number): x.words(for: number)
    case .category(let name): .text(name)
    }
  }

  /// The words for a value on the y axis.
  package func words(forY value: Double) -> Wording { (y ?? Axis()).words(for: value) }

  /// The words for a number that is computed from values, such as a mean.
  func words(forComputedY value: Double) -> Wording {
    (y ?? Axis()).words(forComputed: value)
  }
}

extension Property.Chart.Axis {
  /// The words for a number on the axis: the app's, the file's, or those of its format.
  package func words(for number: Double) -> Wording {
    if let text = describer?(number) ?? words[number] { return .text(text) }
    return .number(number, format)
  }

  /// The words for a computed number: four digits say enough where no format says how many.
  func words(forComputed number: Double) -> Wording {
    guard case .number(_, nil) = words(for: number) else { return words(for: number) }
    return .number(number.rounded(toDigits: 4), nil)
  }

  /// The place of a number in a range of the axis: 0 at the start, 1 at the end.
  package func part(of number: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    // Ends that are equal on the scale would divide by zero.
    guard high > low else { return 0 }
    return min(1, max(0, (scaled(number) - low) / (high - low)))
  }

  /// The number at a place in a range of the axis.
  package func number(at part: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (scaled(range.lowerBound), scaled(range.upperBound))
    let place = low + part * (high - low)
    return scale == .linear ? place : exp(place)
  }

  /// Both logarithmic scales have the same places.
  private func scaled(_ number: Double) -> Double {
    // A logarithmic axis has no place for 0 and below; they share the lowest one.
    scale == .linear ? number : log(max(number, .leastNormalMagnitude))
  }
}

extension Double {
  /// The number rounded to significant digits; integers stay.
  func rounded(toDigits digits: Int) -> Double {
    guard self != 0, isFinite, self != rounded() else { return self }
    let scale = pow(10, Double(digits) - ceil(log10(abs(self))))
    // The power overflows for the smallest numbers, and is below 1 for those of more digits.
    guard scale.isFinite, scale >= 1 else { return rounded() }
    return (self * scale).rounded() / scale
  }
}
