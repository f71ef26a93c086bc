import ScreenTree

/// A view behind or before another.
struct LayerModifier<Layer: View> {
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment
  let position: Position
}

extension LayerModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.layer) { modifier, nodes, layer, view in
      let heard = layer.filter { !$0.isSilent }
      // Most layers are drawings, and would be a stack each on the screen.
      return heard.isEmpty ? nodes : [modifier.stack(nodes, heard, in: view)]
    }
  }

  @MainActor
  private func stack(_ nodes: [Node], _ layer: [Node], in view: _ViewNode) -> Node {
    // The layer has the size of all the views together.
    let nodes = nodes.count == 1 ? nodes : [Node(.vStack, children: nodes, position: position)]
    let layered = LayoutProperty.layered(behind: isBehind ? layer.count : 0)
    return view.named(
      Node(
        .zStack, className: isBehind ? "background" : "overlay",
        children: isBehind ? layer + nodes : nodes + layer,
        properties: [.layout(alignment.property, at: position), .layout(layered, at: position)],
        position: position))
  }
}

extension Node {
  /// Whether it is a silent drawing or room.
  fileprivate var isSilent: Bool {
    children.isEmpty && (kind.shape == .drawing || kind.shape == .nothing)
      && properties.allSatisfy {
        $0.modifier === AnyModifier.id || $0.modifier === AnyModifier.layout
      }
  }
}

// A closure fits a parameter of any type until its body is type-checked. What takes a view or a style as
// it is therefore comes after what takes a closure, so that long chains of both compile at once.
extension View {
  /// A view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: background, isBehind: true, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view behind this one.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: content(), isBehind: true, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view before this one.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: overlay, isBehind: false, alignment: alignment,
        position: Position(file, line, column)))
  }

  /// A view before this one.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      LayerModifier(
        layer: content(), isBehind: false, alignment: alignment,
        position: Position(file, line, column)))
  }
}
