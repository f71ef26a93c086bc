import ScreenTree

/// A statement about a chart, without the words of a language.
///
/// What VoiceOver says of a chart's data is not published; which statements there are is our choice.
/// The names of `AXMDataSummary` (minimum, maximum, mean, median, slope, outliers) are Apple's.
package enum ChartFact: Hashable, Sendable {
  /// A fixed phrase of the system: an item of the rotor, a heading of the details.
  case phrase(Phrase)
  /// The title.
  case title(String)
  /// How the chart is drawn, and how many series and points it has.
  case kind(Kind, series: Int, points: Int)
  /// An axis with its ends: two, the only value, or none without values.
  case axis(AxisName, title: String, ends: [Wording])
  /// The author's summary.
  case summary(String)
  /// The name of the series that the next facts are about.
  case series(Wording)
  /// What a series without a name is called: its number, from 1.
  case seriesNumber(Int)
  /// How a series rises and falls.
  case shape([Run])
  /// A series that rises and falls too often to list.
  case manyTurns
  /// The line of best fit.
  case trend(Trend)
  /// The least and the greatest value.
  case extremes(lowest: Spot, highest: Spot)
  /// The only value.
  case only(Spot)
  /// A value that all points have.
  case constant(Wording)
  /// The mean and the median.
  case average(mean: Wording, median: Wording)
  /// Values far from the line of best fit: how many, and the first ones.
  case outliers(Int, [Spot])
  /// One series becomes greater than another.
  case crossing(Wording, passes: Wording, at: Spot)
  /// How many values are missing.
  case missing(Int)
  /// There is no value at all.
  case noData
  /// The first and the last place of an interval that is one mark.
  case interval(Wording, Wording)
  /// The mean of an interval.
  case mean(Wording)

  /// A fixed phrase.
  package enum Phrase: Hashable, Sendable, CaseIterable {
    case audioGraph, describe, play, details, summary, features, statistics
  }

  /// How a chart is drawn.
  package enum Kind: Hashable, Sendable {
    /// Lines.
    case lines
    /// Bars or points.
    case points
    /// A circle.
    case pie
    /// Lines and points.
    case mixed
  }

  /// Which axis it is.
  package enum AxisName: Hashable, Sendable {
    case x, y, other
  }

  /// A run of rising or falling values, with the place where it ends.
  package struct Run: Hashable, Sendable {
    /// The direction.
    package var direction: SeriesShape.Direction
    /// The words for its end.
    package var end: Wording
  }

  /// A value at a place.
  package struct Spot: Hashable, Sendable {
    /// The value.
    package var value: Wording
    /// The place on the x axis.
    package var place: Wording
    /// Whether the place is a category.
    package var isCategory: Bool
  }

  /// A trend.
  package enum Trend: Hashable, Sendable {
    /// By how much it rises or falls for each step of the x axis, whose title this is.
    case clear(SeriesShape.Direction, by: Wording, per: String)
    /// It tends to rise or fall.
    case weak(SeriesShape.Direction)
    /// None.
    case none
  }
}

extension ChartFact: CustomStringConvertible {
  /// The statement by its name, as stages print it.
  package var description: String {
    switch self {
    case .phrase(let phrase): "\(phrase)"
    case .title(let text), .summary(let text): text
    case .series(let name): "\(name)"
    case .seriesNumber(let number): "series \(number)"
    case .kind(let kind, let series, let points):
      "\(kind), \(series.counted("set")) of \(points.counted("point"))"
    case .axis(let name, let title, let ends):
      "\(name) \(title) \(ends.map { "\($0)" }.joined(separator: " to "))"
    case .shape(let runs): runs.map { "\($0.direction) until \($0.end)" }.joined(separator: ", ")
    case .manyTurns: "many turns"
    case .trend(.clear(let direction, let step, let axis)): "\(direction) by \(step) per \(axis)"
    case .trend(.weak(let direction)): "weakly \(direction)"
    case .trend(.none): "no trend"
    case .extremes(let low, let high): "lowest \(low), highest \(high)"
    case .only(let spot): "only \(spot)"
    case .constant(let value): "always \(value)"
    case .average(let mean, let median): "average \(mean), median \(median)"
    case .outliers(let count, let spots):
      "\(count.counted("outlier")) " + spots.map { "\($0)" }.joined(separator: "; ")
    case .crossing(let one, let other, let spot): "\(one) passes \(other) at \(spot.place)"
    case .missing(let count): "\(count) missing"
    case .noData: "no data"
    case .interval(let from, let to): "\(from) to \(to)"
    case .mean(let value): "average \(value)"
    }
  }
}

extension ChartFact.Spot: CustomStringConvertible {
  /// The place and the value.
  package var description: String { "\(place) \(value)" }
}

extension ChartFact {
  /// Whether it belongs to the list "Data Features" of the details.
  package var isFeature: Bool {
    switch self {
    case .shape, .manyTurns, .trend, .outliers, .crossing, .missing, .noData: true
    // All others stand elsewhere in the details.
    default: false
    }
  }

  /// Whether it belongs to the list "Statistics" of the details.
  package var isStatistic: Bool {
    switch self {
    case .extremes, .only, .constant, .average: true
    // All others stand elsewhere in the details.
    default: false
    }
  }
}
