import ScreenTree

/// Views that scroll.
public struct ScrollView<Content> {
  let content: Content
  private let axes: Axis.Set
  private let position: Position
}

extension ScrollView: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// Views that scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.content = content()
    self.axes = axes
    position = Position(file, line, column)
  }

  /// Mounts the views.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.container(view, context, \.content) { view, nodes, _ in
      Node(
        .scrollView, children: nodes,
        properties: [
          .layout(
            .scrolls(across: view.axes.contains(.horizontal), down: view.axes.contains(.vertical)),
            at: view.position),
          // What scrolls together is read together.
          .groupChildren(true, at: view.position),
        ],
        position: view.position)
    }
  }
}
