import ScreenTree

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
    LeafNode(view, context) { view, _ in
      let marks = view.content._marks
      let data = MarkedChart(marks)
      var properties: [Property] = [.layout(.flexible(width: true, height: true))]
      if !data.chart.series.isEmpty { properties.append(.chart(data.chart, at: view.position)) }
      return Node(
        .chart, children: data.elements(at: view.position), properties: properties,
        position: view.position)
    }
  }
}

extension View {
  // Not heard: `chartXAxis(_:)` and its kind, because an axis is heard by its title and its ends.
  /// Changes nothing that is heard.
  public nonisolated func chartXAxis(_ visibility: AxisVisibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartYAxis(_ visibility: AxisVisibility) -> some View { self }
  /// Changes nothing that is heard.
  public nonisolated func chartLegend(_ visibility: AxisVisibility) -> some View { self }

  /// Sets the values that the y axis displays, and so the pitches of an audio graph.
  public nonisolated func chartYScale(domain: ClosedRange<Double>) -> some View {
    modifier(ChartChangeModifier { $0.y?.range = domain.isEmptyInterval ? nil : domain })
  }
  /// Sets the values that the y axis displays, and so the pitches of an audio graph.
  public nonisolated func chartYScale(domain: ClosedRange<Int>) -> some View {
    chartYScale(domain: Double(domain.lowerBound)...Double(domain.upperBound))
  }
  /// Sets the values that the x axis displays.
  public nonisolated func chartXScale(domain: ClosedRange<Double>) -> some View {
    modifier(
      ChartChangeModifier {
        if !$0.x.isCategorical { $0.x.range = domain.isEmptyInterval ? nil : domain }
      })
  }
  /// Sets the values that the x axis displays.
  public nonisolated func chartXScale(domain: ClosedRange<Int>) -> some View {
    chartXScale(domain: Double(domain.lowerBound)...Double(domain.upperBound))
  }
  /// Names the x axis.
  public nonisolated func chartXAxisLabel(_ label: LocalizedStringKey) -> some View {
    let title = label.string()
    return modifier(ChartChangeModifier { $0.x.title = title })
  }
  /// Names the y axis.
  public nonisolated func chartYAxisLabel(_ label: LocalizedStringKey) -> some View {
    let title = label.string()
    return modifier(ChartChangeModifier { $0.y?.title = title })
  }
}

/// Changes the data of the charts in a view.
struct ChartChangeModifier {
  let change: @MainActor (inout Property.Chart) -> Void

  init(_ change: @escaping @MainActor (inout Property.Chart) -> Void) { self.change = change }
}

extension ChartChangeModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    nodes.map { node in
      guard var chart = node[.chart] else { return node }
      change(&chart)
      return node.with(.chart(chart))
    }
  }
}

/// Whether an axis or a legend is drawn, which is silent.
public enum AxisVisibility: Sendable {
  /// As the chart decides.
  case automatic
  /// Drawn.
  case visible
  /// Not drawn.
  case hidden
}

extension ClosedRange<Double> {
  /// Whether its ends are equal, so that no value has a place in it.
  fileprivate var isEmptyInterval: Bool { !(lowerBound < upperBound) }
}
