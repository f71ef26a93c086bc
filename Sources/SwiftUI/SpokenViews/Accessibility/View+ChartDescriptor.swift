package import ScreenTree

/// Makes the chart descriptor of a view.
@MainActor
@preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Makes the descriptor.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Gives the view the data of a chart, so that it can be described and played.
  public nonisolated func accessibilityChartDescriptor<
    Representable: AXChartDescriptorRepresentable
  >(
    _ representable: Representable, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    let source = Unchecked(representable)
    return modifier(
      ChartDescriptorModifier(position: position) {
        let descriptor = source.value.makeChartDescriptor()
        // An app that sets its data only when it updates is heard too.
        source.value.updateChartDescriptor(descriptor)
        return descriptor.chart
      })
  }

  /// Changes the data of the charts in the view.
  package nonisolated func changingCharts(
    _ change: @escaping @MainActor (inout Property.Chart) -> Void
  ) -> some View {
    modifier(ChartChangeModifier(change: change))
  }
}

/// The data of a chart, on the view or on a group around several.
struct ChartDescriptorModifier {
  let position: Position
  let chart: @MainActor () -> Property.Chart
}

extension ChartDescriptorModifier: NodesModifier {
  typealias Body = Never

  func changed(_ nodes: [Node], in view: _ViewNode) -> [Node] {
    // Nothing to put the data on: a group around nothing would become an element.
    guard nodes.contains(where: { $0.kind.shape != .nothing }) else { return nodes }
    // A chart is one element with its data, so that several views need a group around them.
    let only = nodes.count == 1 ? nodes[0] : nodes.grouped(at: position, in: view)
    return [only.adding([.chart(chart(), at: position)])]
  }
}

/// Changes the data of the charts in a view.
struct ChartChangeModifier {
  let change: @MainActor (inout Property.Chart) -> Void
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
