public import Foundation

/// Bars.
public struct BarPlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  /// A mark for each element at two of its properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement { _plotted = _PlottedElements(data, .bar, x, y) }
}

/// Points.
public struct PointPlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  /// A mark for each element at two of its properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement { _plotted = _PlottedElements(data, .point, x, y) }
}

/// Lines.
public struct LinePlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  init(_ plotted: _PlottedElements<DataElement>) { _plotted = plotted }

  /// A mark for each element at two of its properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement { _plotted = _PlottedElements(data, .line, x, y) }

  /// A point for each element, in a line for each value of a property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, Series>
  ) where Data.Element == DataElement {
    _plotted = _PlottedElements(data, .line, x, y).divided(by: series)
  }
}

/// Areas.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  init(_ plotted: _PlottedElements<DataElement>) { _plotted = plotted }

  /// A mark for each element at two of its properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement { _plotted = _PlottedElements(data, .area, x, y) }

  /// A point for each element, in a line for each value of a property.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, Series: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, Series>
  ) where Data.Element == DataElement {
    _plotted = _PlottedElements(data, .area, x, y).divided(by: series)
  }
}

/// Rectangles, such as the cells of a heat map.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  /// A mark for each element at two of its properties.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement { _plotted = _PlottedElements(data, .rectangle, x, y) }
}

/// Parts of a circle.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// The elements with their marks.
  public let _plotted: _PlottedElements<DataElement>

  /// A part for each element, as large as a property; `foregroundStyle(by:)` says of what.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _plotted = _PlottedElements(data) { _Mark(.sector, x: nil, y: angle.plotted($0).channel) }
  }
}

/// Marks in a closure, which belong together: words that are said of all of them are said once.
public struct Plot<Content: ChartContent>: _SystemChartContent {
  /// The marks.
  public let _marks: [_Mark]

  /// The marks of a closure.
  public init(@ChartContentBuilder content: () -> Content) {
    let plot = PlotIdentity()
    _marks = content()._marks.map { $0.with { $0.plot = plot } }
  }
}
