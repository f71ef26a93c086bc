public import Foundation

/// Marks from one value to another: the element reads both, and an audio graph plays the second.
extension BarMark {
  /// A bar from one value of the y axis to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(_Mark(.bar, x: x.channel, y: yEnd.channel, yStart: yStart.channel)) }

  /// A bar from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(_Mark(.bar, x: xEnd.channel, y: y.channel, xStart: xStart.channel)) }

  /// A bar over a category, whose height is that of the picture.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(_Mark(.bar, x: x.channel, y: nil)) }

  /// A bar as long as a value, without a place.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(_Mark(.bar, x: nil, y: y.channel)) }

  /// A part of a single bar.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(_Mark(.bar, x: nil, y: x.channel)) }
}

extension AreaMark {
  /// A point of the area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(_Mark(.area, x: x.channel, y: yEnd.channel, yStart: yStart.channel)) }

  /// A point of the area of a series between two values.
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {
    self.init(
      _Mark(
        .area, x: x.channel, y: yEnd.channel, series: series.seriesName, yStart: yStart.channel))
  }
}

extension RuleMark {
  /// A line from one value of the y axis to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(_Mark(.rule, x: x.channel, y: yEnd.channel, yStart: yStart.channel)) }

  /// A line from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(_Mark(.rule, x: xEnd.channel, y: y.channel, xStart: xStart.channel)) }

  /// A line across the chart at a value of the x axis, between two places, in points.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(_Mark(.rule, x: x.channel, y: nil)) }

  /// A line across the chart at a value of the y axis, between two places, in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) { self.init(_Mark(.rule, x: nil, y: y.channel)) }
}

extension RectangleMark {
  /// A rectangle from one value of the y axis to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(_Mark(.rectangle, x: x.channel, y: yEnd.channel, yStart: yStart.channel)) }

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(
      _Mark(
        .rectangle, x: xEnd.channel, y: yEnd.channel, xStart: xStart.channel,
        yStart: yStart.channel))
  }

  /// A rectangle over the whole height, from one value of the x axis to another.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) { self.init(_Mark(.rectangle, x: xEnd.channel, y: nil, xStart: xStart.channel)) }

  /// A rectangle over the whole width, from one value of the y axis to another.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(_Mark(.rectangle, x: nil, y: yEnd.channel, yStart: yStart.channel)) }

  /// A rectangle from one value of the x axis to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(_Mark(.rectangle, x: xEnd.channel, y: y.channel, xStart: xStart.channel)) }
}
