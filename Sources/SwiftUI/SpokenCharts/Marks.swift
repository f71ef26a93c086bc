public import Foundation

/// A bar from the axis to a value.
public struct BarMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  init(_ mark: _Mark) { _marks = [mark] }

  /// A bar at a value of each axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { _marks = [_Mark(.bar, x: x.channel, y: y.channel)] }
}

/// A point.
public struct PointMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  /// A point at a value of each axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_Mark(.point, x: x.channel, y: y.channel)]
  }
}

/// A point of a line.
public struct LineMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  /// A point of the only line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [_Mark(.line, x: x.channel, y: y.channel)]
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) { _marks = [_Mark(.line, x: x.channel, y: y.channel, series: series.seriesName)] }
}

/// A point of the edge of an area.
public struct AreaMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  init(_ mark: _Mark) { _marks = [mark] }

  /// A point of the only area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { _marks = [_Mark(.area, x: x.channel, y: y.channel)] }

  /// A point of the area of a series.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) { _marks = [_Mark(.area, x: x.channel, y: y.channel, series: series.seriesName)] }
}

/// A rectangle, such as a cell of a heat map.
public struct RectangleMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  init(_ mark: _Mark) { _marks = [mark] }

  /// A rectangle at a value of each axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { _marks = [_Mark(.rectangle, x: x.channel, y: y.channel)] }
}

/// A line across the chart, which is no data of a series.
public struct RuleMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  init(_ mark: _Mark) { _marks = [mark] }

  /// A line at a value of the x axis.
  public init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [_Mark(.rule, x: x.channel, y: nil)]
  }

  /// A line at a value of the y axis.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [_Mark(.rule, x: nil, y: y.channel)]
  }
}

/// A part of a circle.
public struct SectorMark: _SystemChartContent {
  /// The mark.
  public let _marks: [_Mark]

  /// A part as large as a value; `foregroundStyle(by:)` says of what.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { _marks = [_Mark(.sector, x: nil, y: angle.channel)] }
}

/// A size of a mark, which is silent.
public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The size that the chart chooses.
  public static let automatic = MarkDimension()
  /// A size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// A part of what is there.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// What is there without an inset.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }

  private init() {}
  /// A size in points.
  public init(floatLiteral value: Double) {}
  /// A size in points.
  public init(integerLiteral value: Int) {}
}

extension PlottableValue {
  /// The value as the name of a series.
  var seriesName: String {
    switch channel.plotted {
    case .number(let number): Int(exactly: number)?.description ?? "\(number)"
    case .category, .date: channel.name ?? ""
    }
  }
}
