public import Foundation
package import ScreenTree

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
  /// The title with attributes, which wins over the title.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How values are placed.
  public enum ScaleType: Int, Hashable, Sendable {
    /// Equal differences are equally far apart.
    case linear
    /// Equal ratios are equally far apart, by decades.
    case log10
    /// Equal ratios are equally far apart.
    case ln
  }

  /// The title.
  public var title: String
  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// The least and the greatest value that can be displayed.
  public var range: ClosedRange<Double>
  /// Where grid lines are.
  public var gridlinePositions: [Double]
  /// Describes a value.
  public var valueDescriptionProvider: (Double) -> String
  /// How values are placed.
  public var scaleType = ScaleType.linear

  /// An axis with its range and the words for values.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }
}

/// An axis of categories.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The title with attributes.
  public var attributedTitle: NSAttributedString
  /// Every possible category, in the order of the picture.
  public var categoryOrder: [String]

  /// An axis with its categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }

  /// An axis whose title has attributes.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }
}

extension AXChartDescriptor {
  /// The data as a node of a screen has it; points past the limit of screen files are left out.
  package var chart: Property.Chart {
    var chart = Property.Chart()
    chart.title = attributedTitle?.string ?? title
    chart.summary = summary
    chart.direction = contentDirection.direction
    chart.x = xAxis.axis
    chart.y = yAxis?.axis
    chart.additional = additionalAxes.map(\.axis)
    // The limit holds for all series together, as in a screen file.
    var left = Property.Chart.mostPoints
    chart.series = series.prefix(Property.Chart.mostSeries).map { series in
      let one = series.chartSeries(most: left)
      left -= one.points.count
      return one
    }
    return chart
  }
}

extension AXChartDescriptor.ContentDirection {
  fileprivate var direction: Property.Chart.Direction {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .topToBottom: .topToBottom
    case .bottomToTop: .bottomToTop
    case .radialClockwise: .radialClockwise
    case .radialCounterClockwise: .radialCounterClockwise
    }
  }
}

extension AXDataAxisDescriptor {
  /// The axis as a chart has it; an app's class conforming to the protocol is a title alone.
  fileprivate var axis: Property.Chart.Axis {
    var axis = Property.Chart.Axis()
    axis.title = attributedTitle.string.isEmpty ? title : attributedTitle.string
    switch self {
    case let numbers as AXNumericDataAxisDescriptor:
      // Equal ends are left out, because no value would have a place between them.
      axis.range = numbers.range.lowerBound < numbers.range.upperBound ? numbers.range : nil
      axis.gridlines = numbers.gridlinePositions
      axis.scale =
        numbers.scaleType == .linear ? .linear : numbers.scaleType == .ln ? .ln : .log10
      axis.describer = .init(numbers.valueDescriptionProvider)
    case let categories as AXCategoricalDataAxisDescriptor:
      axis.categories = categories.categoryOrder
    default: break
    }
    return axis
  }
}

extension AXDataSeriesDescriptor {
  fileprivate func chartSeries(most: Int) -> Property.Chart.Series {
    var series = Property.Chart.Series()
    series.name = attributedName?.string ?? name ?? ""
    series.isContinuous = isContinuous
    series.points = dataPoints.prefix(max(0, most)).filter(\.hasPlace).map(\.chartPoint)
    return series
  }
}

extension AXDataPoint {
  /// Whether it has a place: a number that is none has none.
  fileprivate var hasPlace: Bool {
    if case .number(let number) = xValue { number.isFinite } else { true }
  }

  fileprivate var chartPoint: Property.Chart.Point {
    var point = Property.Chart.Point(
      x: xValue.chartValue, y: yValue.flatMap { $0.isFinite ? $0 : nil })
    point.label = attributedLabel?.string ?? label
    point.more = additionalValues.map(\.chartValue)
    return point
  }
}

extension AXDataPoint.Value {
  fileprivate var chartValue: Property.Chart.Value {
    switch self {
    // Additional values are known by their number, so that one without a value keeps its place.
    case .number(let number): .number(number.isFinite ? number : 0)
    case .category(let name): .category(name)
    }
  }
}
