extension Property {
  /// A chart's data, as Apple's `AXChartDescriptor` has it: axes and series.
  ///
  /// Source: https://developer.apple.com/documentation/accessibility/axchartdescriptor.
  package struct Chart: Hashable, Sendable {
    /// The title, or nil for the label of the view.
    package var title: String?
    /// The author's summary, or nil.
    package var summary: String?
    /// The direction of the x axis, which an audio graph represents as time.
    package var direction = Direction.leftToRight
    /// The x axis: time.
    package var x = Axis()
    /// The y axis: pitch; nil without one, as Apple's initializer allows.
    package var y: Axis?
    /// The axes of the additional values of a point.
    package var additional: [Axis] = []
    /// The series, in order.
    package var series: [Series] = []

    /// An empty chart.
    package init() {}

    /// The most points of a chart; more are an error.
    package static let mostPoints = 100_000
    /// The most series of a chart, and the most categories and grid lines of an axis.
    package static let mostSeries = 1000

    /// The number of points of all series.
    package var pointCount: Int { series.reduce(0) { $0 + $1.points.count } }

    /// The direction of the x axis.
    package enum Direction: String, Hashable, Sendable, CaseIterable {
      /// From left to right.
      case leftToRight
      /// From right to left.
      case rightToLeft
      /// From top to bottom.
      case topToBottom
      /// From bottom to top.
      case bottomToTop
      /// Around a circle, clockwise, as in a pie chart.
      case radialClockwise
      /// Around a circle, counterclockwise.
      case radialCounterClockwise

      /// Whether the x axis runs around a circle, so that its order says nothing.
      package var isRadial: Bool { self == .radialClockwise || self == .radialCounterClockwise }
    }

    /// The scale of a numeric axis.
    package enum Scale: String, Hashable, Sendable, CaseIterable {
      /// Equal differences are equally far apart.
      case linear
      /// Equal ratios are equally far apart, by decades.
      case log10
      /// Equal ratios are equally far apart.
      case ln
    }
  }
}

extension Property.Chart {
  /// An axis: categorical if it has categories, otherwise numeric.
  package struct Axis: Hashable, Sendable {
    /// The title.
    package var title = ""
    /// Every possible category, in the order of the picture; empty for a numeric axis.
    package var categories: [String] = []
    /// The least and the greatest value that can be displayed; nil for those of the data.
    package var range: ClosedRange<Double>?
    /// Where grid lines are.
    package var gridlines: [Double] = []
    /// The format of values, or nil for plain numbers.
    package var format: Property.ValueFormat?
    /// The scale.
    package var scale = Scale.linear
    /// The words for some values, instead of the format.
    package var words: [Double: String] = [:]
    /// What describes values instead of the format, in a live view.
    package var describer: ValueDescriber?

    /// A numeric axis without a title.
    package init() {}

    /// Whether it has categories instead of numbers.
    package var isCategorical: Bool { !categories.isEmpty }
  }

  /// A value on an axis.
  package enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// A series of points.
  package struct Series: Hashable, Sendable {
    /// The name; empty for none.
    package var name = ""
    /// Whether it is a line, instead of bars or single points.
    package var isContinuous = false
    /// The points, in order.
    package var points: [Point] = []

    /// A series without points.
    package init() {}
  }

  /// A point of a series.
  package struct Point: Hashable, Sendable {
    /// The value on the x axis.
    package var x: Value
    /// The value on the y axis; nil for a missing one.
    package var y: Double?
    /// The label of the point, or nil.
    package var label: String?
    /// The values on the additional axes, in their order.
    package var more: [Value] = []
    /// Whether no mark stands for it; it sounds and counts all the same.
    package var isHidden = false
    /// Its position in the file, which is no part of its identity.
    package var position = Position.unknown

    /// A point.
    package init(x: Value, y: Double?) {
      self.x = x
      self.y = y
    }

    /// Whether both have the same values.
    package static func == (one: Point, other: Point) -> Bool {
      one.x == other.x && one.y == other.y && one.label == other.label && one.more == other.more
        && one.isHidden == other.isHidden
    }

    /// Hashes the place on the axes.
    package func hash(into hasher: inout Hasher) {
      // The rest is compared, not hashed: both coordinates tell most points apart.
      hasher.combine(x)
      hasher.combine(y)
    }
  }

  /// Describes a value in the words of the app: a closure of a live view, which no file can hold.
  ///
  /// Two are equal, because a view makes a new closure at each evaluation.
  package struct ValueDescriber: Hashable, @unchecked Sendable {
    // Called only with values, as Apple's provider is; an app's closure has no state to protect.
    private let closure: (Double) -> String

    /// A description of values.
    package init(_ closure: @escaping (Double) -> String) { self.closure = closure }

    /// The words for a value.
    package func callAsFunction(_ value: Double) -> String { closure(value) }

    /// Always true.
    package static func == (one: ValueDescriber, other: ValueDescriber) -> Bool { true }

    /// Hashes nothing.
    package func hash(into hasher: inout Hasher) {}
  }
}
