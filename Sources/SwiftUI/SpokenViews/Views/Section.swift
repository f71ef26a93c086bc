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
    SectionNode(view, context, position: view.position)
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

private final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNodeOf<
  Section<Parent, Content, Footer>
>, EvaluatedNode, SectionPartsNode
{
  private var header: _ViewNodeOf<Parent>?
  private var content: _ViewNodeOf<Content>?
  private var footer: _ViewNodeOf<Footer>?
  private let position: Position
  var reads = StateReads()

  init(
    _ view: Section<Parent, Content, Footer>, _ context: _ViewContext, position: Position
  ) {
    self.position = position
    super.init(view, context)
    header = view.header.mounted(in: self.context())
    content = view.content.mounted(in: self.context())
    footer = view.footer.mounted(in: self.context())
  }

  override var children: [_ViewNode] { [header, content, footer].compactMap { $0 } }
  var parts: [_ViewNode?] { [header, content, footer] }

  override func makeNodes() -> [Node] {
    let header = header?.nodes ?? []
    let view = view
    let isExpanded = evaluating { view.isExpanded?.wrappedValue ?? true }
    // Rows that are folded in stay mounted, so that their state is there when they come back.
    let rows = (isExpanded ? content?.nodes ?? [] : []) + (footer?.nodes ?? [])
    // Only what shows rows makes a heading of the header; in a stack it is the view that it is.
    guard isRow || environment.isInMenu else { return header + rows }
    return [named(Node(.section, title: header.titleWords, children: rows, position: position))]
  }

  override func update() { invalidate() }

  override func willUnmount() { reads.end(self) }

  override func receive(
    _ view: Section<Parent, Content, Footer>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    header?.receive(view.header, environment)
    content?.receive(view.content, environment)
    footer?.receive(view.footer, environment)
  }
}

extension Section {
  /// Changes nothing that is heard: only a sidebar has rows that its header hides.
  public nonisolated func collapsible(_ collapsible: Bool) -> Section { self }
}
