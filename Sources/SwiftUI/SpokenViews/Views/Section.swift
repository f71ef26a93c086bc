import ScreenTree

/// Rows with a header, which is a heading in lists and forms.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are there; nil for always.
  var isExpanded: Binding<Bool>?
  let position: Position
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The rows are the node's.
  public typealias Body = Never

  /// Mounts the section.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(
      view, context,
      ViewParts(block: { ViewBuilder.buildBlock($0.header, $0.content, $0.footer) }),
      make: { nodes(of: $0) }, role: { .section($0.parts) })
  }

  @MainActor
  private static func nodes(of node: PartsNode<Self>) -> [Node] {
    let (header, position) = (node.parts[0].nodes, node.view.position)
    let isExpanded = node.evaluating { node.view.isExpanded?.wrappedValue ?? true }
    // Rows that are folded in stay mounted, so that their state is there when they come back.
    let rows = (isExpanded ? node.parts[1].nodes : []) + node.parts[2].nodes
    // Only what shows rows makes a heading of the header; in a stack it is the view that it is.
    guard node.isRow || node.environment.isInMenu else { return header + rows }
    return [
      node.named(Node(.section, title: header.titleWords, children: rows, position: position))
    ]
  }

  /// Rows with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: footer(),
      position: Position(file, line, column))
  }

  /// Rows with a header and a footer.
  public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header, content: content(), footer: footer, position: Position(file, line, column))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      position: Position(file, line, column))
  }

  /// Rows with a header.
  public init(
    header: Parent, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: header, content: content(), footer: EmptyView(),
      position: Position(file, line, column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer(),
      position: Position(file, line, column))
  }

  /// Rows with a footer.
  public init(
    footer: Footer, @ViewBuilder content: () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: footer,
      position: Position(file, line, column))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows that belong together.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: EmptyView(), content: content(), footer: EmptyView(),
      position: Position(file, line, column))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a header that are there while a value is true.
  ///
  /// The button that opens and closes them in a sidebar is not modelled.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded,
      position: Position(file, line, column))
  }
}
