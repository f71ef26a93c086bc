import ScreenTree

/// Columns, which a phone shows as screens on top of each other.
///
/// The next column is shown once a row of the list in the one before is chosen.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  fileprivate let sidebar: Sidebar
  fileprivate let content: Content
  fileprivate let detail: Detail
  private let position: Position

  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    position = Position(file, line, column)
  }

  /// Three columns, some of which can be hidden where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      sidebar: sidebar, content: content, detail: detail, file: file, line: line, column: column)
  }

  /// Mounts the columns.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    SplitNode(view, context, position: view.position)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      sidebar: sidebar, content: { EmptyView() }, detail: detail, file: file, line: line,
      column: column)
  }

  /// Two columns, of which one can be hidden where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(sidebar: sidebar, detail: detail, file: file, line: line, column: column)
  }
}

/// Which columns are shown where there is room; not heard on a phone.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

private final class SplitNode<Sidebar: View, Content: View, Detail: View>: _ViewNodeOf<
  NavigationSplitView<Sidebar, Content, Detail>
>, NavigationContainer
{
  private struct Column {
    let node: _ViewNode
    let title: TitleBox
    let box: ColumnBox
  }

  private var sidebar: _ViewNodeOf<Sidebar>?
  private var content: _ViewNodeOf<Content>?
  private var detail: _ViewNodeOf<Detail>?
  private let titles = [TitleBox(), TitleBox(), TitleBox()]
  private let boxes = [ColumnBox(), ColumnBox(), ColumnBox()]
  private var shownColumn = 0
  private let position: Position

  init(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _ViewContext,
    position: Position
  ) {
    self.position = position
    super.init(view, context)
    for title in titles { title.node = self }
    for box in boxes { box.didChange = { [weak self] in self?.needsFollowing() } }
    root.navigation.append(self)
    sidebar = view.sidebar.mounted(in: self.context(inside(0)))
    content = view.content.mounted(in: self.context(inside(1)))
    detail = view.detail.mounted(in: self.context(inside(2)))
    follow()
  }

  private var columns: [Column] {
    let nodes: [(Int, _ViewNode?)] = [
      (0, sidebar), (1, Content.self == EmptyView.self ? nil : content), (2, detail),
    ]
    return nodes.compactMap { index, node in
      node.map { Column(node: $0, title: titles[index], box: boxes[index]) }
    }
  }

  override var children: [_ViewNode] { [sidebar, content, detail].compactMap { $0 } }

  override func makeNodes() -> [Node] {
    let shown = columns[shownColumn]
    guard shownColumn > 0 else {
      return [named(shown.title.screen(back: nil, around: shown.node.nodes, at: position))]
    }
    let before = columns[shownColumn - 1].title.title
    let back = TitleBox.backButton(before, at: position) { [weak self] in self?.pop() ?? false }
    return [named(shown.title.screen(back: back, around: shown.node.nodes, at: position))]
  }

  override func receive(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    sidebar?.receive(view.sidebar, inside(0))
    content?.receive(view.content, inside(1))
    detail?.receive(view.detail, inside(2))
  }

  override func willUnmount() { root.navigation.removeAll { $0 === self } }

  var pushedCount: Int { shownColumn }
  func push(_ view: AnyView, onPop: (@MainActor () -> Void)?) {}
  func push(value: AnyHashable) -> Bool { false }
  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {}

  func pop() -> Bool {
    guard shownColumn > 0 else { return false }
    columns[shownColumn - 1].box.clear()
    return true
  }

  private func needsFollowing() { root.afterUpdate { [weak self] in self?.follow() } }

  /// Shows the last column for which a row is chosen.
  private func follow() {
    let columns = columns
    let new = columns.dropLast().prefix { $0.box.isMade }.count
    guard new != shownColumn else { return }
    shownColumn = new
    root.screenNumber += 1
    invalidate()
  }

  private func inside(_ index: Int) -> EnvironmentValues {
    var inside = environment
    inside.titleBox = titles[index]
    inside.column = boxes[index]
    return inside
  }
}
