import ScreenTree
public import SpokenViews

/// A chart: an element for each mark, and the data of all of them.
public struct Chart<Content: ChartContent> {
  let content: Content
  let position: Position

  /// A chart of marks.
  public init(
    @ChartContentBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    position = Position(file, line, column)
  }
}

extension Chart {
  /// A chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
    position = Position(file, line, column)
  }

  /// A chart with marks for each element of a collection, by a property that identifies it.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
    position = Position(file, line, column)
  }
}

extension Chart: View {
  /// It has no body.
  public typealias Body = Never

  /// Mounts the chart.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.leaf(view, context) { view, node in
      let marks = view.content._marks.plottingFunctions(over: node.environment.chartXDomain)
      let data = MarkedChart(marks)
      var properties: [Property] = [.layout(.flexible(width: true, height: true))]
      // Without data there is nothing to describe or to play, so that no such action is offered.
      if !data.chart.series.isEmpty { properties.append(.chart(data.chart, at: view.position)) }
      return Node(
        .chart, children: data.elements(at: view.position), properties: properties,
        position: view.position)
    }
  }
}
