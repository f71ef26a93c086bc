public import SpokenViews

/// Marks for all elements of a collection at once.
@MainActor
@preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent where Body == Never {
  /// The type of the elements.
  associatedtype DataElement

  /// The elements with their marks.
  var _plotted: _PlottedElements<DataElement> { get }
}

extension VectorizedChartContent {
  /// The marks of all elements.
  public var _marks: [_Mark] { _plotted._marks }
}

/// The elements of a plot with a mark each.
public struct _PlottedElements<DataElement>: VectorizedChartContent {
  let elements: [DataElement]
  let marks: [_Mark]

  init(_ data: some Collection<DataElement>, _ mark: (DataElement) -> _Mark) {
    elements = Array(data)
    marks = elements.map(mark)
  }

  /// A mark of a kind for each element at two of its properties.
  init<X: Plottable, Y: Plottable>(
    _ data: some Collection<DataElement>, _ kind: _Mark.Kind,
    _ x: PlottableProjection<DataElement, X>, _ y: PlottableProjection<DataElement, Y>
  ) { self.init(data) { _Mark(kind, x: x.plotted($0).channel, y: y.plotted($0).channel) } }

  private init(_ elements: [DataElement], _ marks: [_Mark]) {
    (self.elements, self.marks) = (elements, marks)
  }

  /// Itself.
  public var _plotted: _PlottedElements<DataElement> { self }
  /// The marks of all elements.
  public var _marks: [_Mark] { marks }

  func changing(_ change: (inout _Mark, DataElement) -> Void) -> _PlottedElements {
    _PlottedElements(
      elements, zip(marks, elements).map { mark, element in mark.with { change(&$0, element) } })
  }
}

/// A property of the elements of a plot, with the name of what it is.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let label: String
  let value: (DataElement) -> Value

  /// The value of an element.
  func plotted(_ element: DataElement) -> PlottableValue<Value> {
    PlottableValue(label: label, value: value(element), unit: nil)
  }
}

/// What is said of the marks of a plot, and by what they differ.
extension VectorizedChartContent {
  /// Divides the marks into series by a property.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { divided(by: value) }
  /// Divides the marks into series by a property.
  public func symbol<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { divided(by: value) }
  /// Divides the marks into series by a property.
  public func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> { divided(by: value) }

  func divided<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>
  ) -> _PlottedElements<DataElement> {
    // The innermost division wins: it is the one that the app wrote first.
    _plotted.changing { $0.series = $0.series ?? value.plotted($1).seriesName }
  }

  /// Names each mark.
  public func accessibilityLabel(
    _ path: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted.changing { $0.label = $1[keyPath: path].string }
  }
  /// Names each mark.
  public func accessibilityLabel(
    _ path: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted.changing { $0.label = $1[keyPath: path] }
  }
  /// Says the value of each mark.
  public func accessibilityValue(
    _ path: KeyPath<DataElement, Text>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted.changing { $0.value = $1[keyPath: path].string }
  }
  /// Says the value of each mark.
  public func accessibilityValue(
    _ path: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted.changing { $0.value = $1[keyPath: path] }
  }
  /// Hides the marks whose property is true.
  public func accessibilityHidden(
    _ path: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    _plotted.changing { $0.isHidden = $1[keyPath: path] }
  }
  /// Changes nothing that is heard.
  public func foregroundStyle<Style: ShapeStyle>(
    _ path: KeyPath<DataElement, Style>
  ) -> some VectorizedChartContent<DataElement> { self }
}
