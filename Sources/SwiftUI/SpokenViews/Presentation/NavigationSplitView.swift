import ScreenTree

/// Columns, which a phone shows as screens on top of each other.
///
/// The next column is shown once a row of the list in the one before is chosen. What a link in a column
/// leads to lies on top of that column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  fileprivate let sidebar: Sidebar
  fileprivate let content: Content
  fileprivate let detail: Detail
  fileprivate let preferred: Binding<NavigationSplitViewColumn>?
  private let position: Position

  init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    _ preferred: Binding<NavigationSplitViewColumn>?, _ position: Position
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.preferred = preferred
    self.position = position
  }

  /// Mounts the columns.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    SplitNode(view, context, position: view.position)
  }
}

private final class SplitNode<Sidebar: View, Content: View, Detail: View>: _ViewNodeOf<
  NavigationSplitView<Sidebar, Content, Detail>
>, NavigationContainer, EvaluatedNode
{
  private struct Column {
    let node: _ViewNode
    let title: TitleBox
    let box: ColumnBox
    let gate: PageGate
    let name: NavigationSplitViewColumn
  }

  private var sidebar: _ViewNodeOf<Sidebar>?
  private var content: _ViewNodeOf<Content>?
  private var detail: _ViewNodeOf<Detail>?
  private let titles = [TitleBox(), TitleBox(), TitleBox()]
  private let boxes = [ColumnBox(), ColumnBox(), ColumnBox()]
  private let gates: [PageGate]
  private var shownColumn = 0
  /// The column that the app preferred when the columns were last followed.
  private var wanted: NavigationSplitViewColumn?
  /// In how many columns a row was chosen then.
  private var chosenCount = 0
  /// The screens that links in the columns opened.
  private lazy var pushed = PushedScreens(in: self) { [unowned self] in self.change() }
  private let position: Position
  var reads = StateReads()

  init(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _ViewContext,
    position: Position
  ) {
    self.position = position
    gates = (0..<3).map { _ in PageGate(in: context.environment) }
    super.init(view, context)
    for title in titles { title.node = self }
    for box in boxes { box.didChange = { [weak self] in self?.needsFollowing() } }
    root.navigation.append(self)
    sidebar = view.sidebar.mounted(in: self.context(inside(0)))
    content = view.content.mounted(in: self.context(inside(1)))
    detail = view.detail.mounted(in: self.context(inside(2)))
    follow()
    root.afterUpdate { [weak self] in self?.showTop() }
  }

  private static var names: [NavigationSplitViewColumn] { [.sidebar, .content, .detail] }

  private var columns: [Column] {
    let nodes: [(Int, _ViewNode?)] = [
      // A view with two columns has an empty one between them, which a phone never shows.
      (0, sidebar), (1, Content.self == EmptyView.self ? nil : content), (2, detail),
    ]
    return nodes.compactMap { index, node in
      node.map {
        Column(
          node: $0, title: titles[index], box: boxes[index], gate: gates[index],
          name: Self.names[index])
      }
    }
  }

  override var children: [_ViewNode] {
    let columns: [_ViewNode?] = [sidebar, content, detail]
    return columns.compactMap { $0 } + pushed.pages.map { $0.node as _ViewNode }
  }

  override func makeNodes() -> [Node] {
    let shown = columns[shownColumn]
    if let page = pushed.pages.last {
      let before = pushed.titleBelow(or: shown.title.title)
      let back = TitleBox.Back(title: before) { [weak self] in self?.pop() ?? false }
      return [named(page.box.screen(back: back, around: page.node.nodes, at: position))]
    }
    guard shownColumn > 0 else {
      return [named(shown.title.screen(back: nil, around: shown.node.nodes, at: position))]
    }
    let before = columns[shownColumn - 1].title.title
    let back = TitleBox.Back(title: before) { [weak self] in self?.pop() ?? false }
    return [named(shown.title.screen(back: back, around: shown.node.nodes, at: position))]
  }

  override func receive(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    sidebar?.receive(view.sidebar, inside(0))
    content?.receive(view.content, inside(1))
    detail?.receive(view.detail, inside(2))
    pushed.receive()
    needsFollowing()
  }

  override func update() {
    pushed.update()
    follow()
  }

  override func willUnmount() {
    reads.end(self)
    for gate in gates { gate.leave() }
    pushed.leave()
    root.navigation.removeAll { $0 === self }
  }

  var pushedCount: Int { shownColumn + pushed.pages.count }

  func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {
    pushed.open(view, by: .owner(owner, onPop: onPop))
  }

  func renew(_ view: AnyView, of owner: _ViewNode) { pushed.renew(view, of: owner) }

  func push(value: AnyHashable) -> Bool {
    guard let screen = pushed.screen(of: value) else { return false }
    pushed.open(screen, by: .value(value))
    return true
  }

  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {
    pushed.setDestination(type, view)
  }

  func pop() -> Bool {
    if !pushed.pages.isEmpty {
      pushed.close()
      return true
    }
    guard shownColumn > 0 else { return false }
    // Otherwise the row would still be chosen, and the same column would open again.
    columns[shownColumn - 1].box.clear()
    view.preferred?.wrappedValue = columns[shownColumn - 1].name
    return true
  }

  private func needsFollowing() { root.afterUpdate { [weak self] in self?.follow() } }

  /// Shows the last column for which a row is chosen, or the one that the app newly prefers.
  private func follow() {
    let columns = columns
    let preferred = evaluating { view.preferred?.wrappedValue }
    // The last column shows no next one, so what is chosen in it does not count.
    let count = columns.dropLast().prefix { $0.box.isMade }.count
    var new = shownColumn
    if preferred != wanted, let index = columns.firstIndex(where: { $0.name == preferred }) {
      new = index
    }
    // A row that was chosen counts more than a preference that changed with it.
    if count != chosenCount { new = count }
    wanted = preferred
    chosenCount = count
    guard new != shownColumn else { return }
    // What was pushed lies on the column that is left.
    while !pushed.pages.isEmpty { pushed.close() }
    shownColumn = new
    // Noted before it is written, or the write would look like a new wish of the app.
    wanted = preferred == nil ? nil : columns[new].name
    if let preferred, preferred != columns[new].name {
      view.preferred?.wrappedValue = columns[new].name
    }
    change()
  }

  private func change() {
    root.screenNumber += 1
    root.afterUpdate { [weak self] in self?.showTop() }
    invalidate()
  }

  private func showTop() { pushed.showTop(or: columns[shownColumn].gate, of: gates) }

  private func inside(_ index: Int) -> EnvironmentValues {
    var inside = gates[index].inside(environment).screen(titles[index])
    inside.column = boxes[index]
    return inside
  }
}
