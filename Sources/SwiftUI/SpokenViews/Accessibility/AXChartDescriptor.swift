public import Foundation
import ScreenTree

/// The data of a chart for assistive technologies, as Apple's class of that name has it.
public class AXChartDescriptor {
  /// The direction of the x axis.
  public enum ContentDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// Around a circle, clockwise.
    case radialClockwise
    /// Around a circle, counterclockwise.
    case radialCounterClockwise
  }

  /// The title.
  public var title: String?
  /// The title with attributes, which wins over the title.
  public var attributedTitle: NSAttributedString?
  /// The author's summary.
  public var summary: String?
  /// The direction of the x axis.
  public var contentDirection = ContentDirection.leftToRight
  // Not heard: `AXChartDescriptor.contentFrame`, because a graph is not touched at a place.
  /// The frame of the chart on the screen.
  public var contentFrame = CGRect.zero
  /// The series.
  public var series: [AXDataSeriesDescriptor]
  /// The x axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The y axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of additional values.
  public var additionalAxes: [any AXDataAxisDescriptor]

  /// A chart with its axes and series.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// A chart whose title has attributes.
  public convenience init(
    attributedTitle: NSAttributedString?, summary: String? = nil,
    xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    self.attributedTitle = attributedTitle
  }
}

/// A view or an element of UIKit with a chart descriptor, which is read again at each request.
@MainActor
@preconcurrency
public protocol AXChart: AnyObject {
  /// The data of the chart.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// A series of a chart.
public class AXDataSeriesDescriptor {
  /// The name.
  public var name: String?
  /// The name with attributes, which wins over the name.
  public var attributedName: NSAttributedString?
  /// Whether it is a line, instead of bars or points.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// A series with its points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series whose name has attributes.
  public convenience init(
    attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]
  ) {
    self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }
}

/// A point of a series.
public class AXDataPoint {
  /// A value on an additional axis.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The value on the x axis.
  public var xValue: Value
  /// The value on the y axis, or nil for a missing one.
  public var yValue: Double?
  /// The values on the additional axes, in their order.
  public var additionalValues: [Value]
  /// The label.
  public var label: String?
  /// The label with attributes, which wins over the label.
  public var attributedLabel: NSAttributedString?

  /// A point at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point in a category.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

// Not heard: `AXLiveAudioGraph`: the tone that follows a value while it changes.

/// A tone that follows a value while it changes; it says no word, so no transcript has it.
///
/// Its sound is not played here, unlike that of the graph of a chart.
public class AXLiveAudioGraph {
  /// Begins the tone.
  public class func start() {}
  /// Sets the tone to a value from 0 to 1.
  public class func update(value: Double) {}
  /// Ends the tone.
  public class func stop() {}
}
