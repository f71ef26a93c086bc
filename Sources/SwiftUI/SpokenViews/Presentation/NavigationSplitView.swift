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

private final class SplitNode<Sidebar: View, Content: View, Detail: View>: ScreensNode<
  NavigationSplitView<Sidebar, Content, Detail>
>
{
  private let names: [NavigationSplitViewColumn]
  /// The column that the app preferred when the columns were last followed.
  private var wanted: NavigationSplitViewColumn?
  /// In how many columns a row was chosen then.
  private var chosenCount = 0

  init(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _ViewContext,
    position: Position
  ) {
    var screens: [ViewParts<NavigationSplitView<Sidebar, Content, Detail>>] = [
      ViewParts(\.sidebar), ViewParts(\.content), ViewParts(\.detail),
    ]
    // A view with two columns has an empty one between them, which a phone never shows.
    if Content.self == EmptyView.self { screens.remove(at: 1) }
    names = screens.count == 2 ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    super.init(view, context, screens, position: position)
    for screen in own { screen.column?.didChange = { [weak self] in self?.needsFollowing() } }
    follow()
    root.afterUpdate { [weak self] in self?.showTop() }
  }

  override func receive(
    _ view: NavigationSplitView<Sidebar, Content, Detail>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    needsFollowing()
  }

  override func update() {
    super.update()
    follow()
  }

  override func pop() -> Bool {
    if super.pop() { return true }
    guard shown > 0 else { return false }
    // Otherwise the row would still be chosen, and the same column would open again.
    own[shown - 1].column?.clear()
    view.preferred?.wrappedValue = names[shown - 1]
    return true
  }

  private func needsFollowing() { root.afterUpdate { [weak self] in self?.follow() } }

  /// Shows the last column for which a row is chosen, or the one that the app newly prefers.
  private func follow() {
    let preferred = evaluating { view.preferred?.wrappedValue }
    // The last column shows no next one, so what is chosen in it does not count.
    let count = own.dropLast().prefix { $0.column?.isMade == true }.count
    var new = shown
    if preferred != wanted, let preferred, let index = names.firstIndex(of: preferred) {
      new = index
    }
    // A row that was chosen counts more than a preference that changed with it.
    if count != chosenCount { new = count }
    wanted = preferred
    chosenCount = count
    guard new != shown else { return }
    // What was pushed lies on the column that is left.
    while !pushed.pages.isEmpty { pushed.close() }
    shown = new
    // Noted before it is written, or the write would look like a new wish of the app.
    wanted = preferred == nil ? nil : names[new]
    if let preferred, preferred != names[new] { view.preferred?.wrappedValue = names[new] }
    change()
  }
}
