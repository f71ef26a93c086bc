import ScreenTree

/// A label with a content beside it.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let position: Position

  /// A content with a view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.label = label()
    position = Position(file, line, column)
  }

  /// Mounts it.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    StyleNode(
      view, context, \.labeledContentStyle, look: { StyledLabeledContent($0.configuration) }
    ) { plainNode($0, $1) }
  }

  private var configuration: LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(label: AnyView(label), content: AnyView(content))
  }

  @MainActor
  private static func plainNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PairNode(view, context, { ($0.label, $0.content) }) { view, label, content, node in
      [
        node.named(
          Node(
            .labeledContent, title: label.titleWords, children: content, position: view.position))
      ]
    }
  }
}
