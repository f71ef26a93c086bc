import ScreenTree

/// Screens on top of each other, of which the topmost is shown with its bars: those of the view
/// itself, and on the shown one of them those that were pushed.
///
/// Not final: a stack follows the path of its app, and columns what is chosen in them.
class ScreensNode<Content: View>: _ViewNodeOf<Content>, NavigationContainer, EvaluatedNode {
  /// A screen of the view itself.
  @MainActor
  struct OwnScreen {
    let box = TitleBox()
    /// What is chosen in it; nil for a stack, whose screen is no column.
    let column: ColumnBox?
    let gate: PageGate
  }

  final let own: [OwnScreen]
  /// Which of them is shown.
  final var shown = 0
  private(set) final lazy var pushed = PushedScreens(in: self) { [unowned self] in self.change() }
  private let position: Position
  private let screens: [ViewParts<Content>]
  private var nodesOfOwn: [_ViewNode] = []
  final var reads = StateReads()

  /// Screens, each with one part of the view.
  init(
    _ view: Content, _ context: _ViewContext, _ screens: [ViewParts<Content>],
    position: Position
  ) {
    let hasColumns = screens.count > 1
    own = screens.map { _ in
      OwnScreen(
        column: hasColumns ? ColumnBox() : nil, gate: PageGate(in: context.environment))
    }
    self.screens = screens
    self.position = position
    super.init(view, context)
    for screen in own { screen.box.node = self }
    root.navigation.append(self)
    nodesOfOwn = own.indices.flatMap { screens[$0].mount(view, self.context(inside($0))) }
  }

  override var children: [_ViewNode] { nodesOfOwn + pushed.pages.map { $0.node as _ViewNode } }

  override func makeNodes() -> [Node] {
    let screen = own[shown].box
    if let page = pushed.pages.last {
      let back = wayBack(to: pushed.titleBelow(or: screen.title))
      return [
        named(
          page.box.screen(
            back: back, isLarge: hasLargeTitle, around: page.node.nodes, at: position))
      ]
    }
    let back = shown > 0 ? wayBack(to: own[shown - 1].box.title) : nil
    return [
      named(
        screen.screen(
          back: back, isLarge: hasLargeTitle, around: nodesOfOwn[shown].nodes, at: position))
    ]
  }

  /// Whether the title of the topmost screen is large: as that or the nearest one below it says.
  private var hasLargeTitle: Bool {
    // The Mac has none; there a title alone is that of the whole screen.
    guard environment.platform != .macos else { return true }
    let boxes = own.prefix(shown + 1).map(\.box) + pushed.pages.map(\.box)
    return boxes.compactMap { $0.isTitleLarge }.last ?? true
  }

  private func wayBack(to title: String?) -> TitleBox.Back {
    TitleBox.Back(title: title) { [weak self] in self?.pop() ?? false }
  }

  override func receive(_ view: Content, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    for index in own.indices { screens[index].receive(view, [nodesOfOwn[index]], inside(index)) }
    pushed.receive()
  }

  override func update() { pushed.update() }

  override func willUnmount() {
    reads.end(self)
    for screen in own { screen.gate.leave() }
    pushed.leave()
    root.navigation.removeAll { $0 === self }
  }

  final var pushedCount: Int { shown + pushed.pages.count }

  final func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {
    pushed.open(view, by: .owner(owner, onPop: onPop))
  }

  final func renew(_ view: AnyView, of owner: _ViewNode) { pushed.renew(view, of: owner) }

  final func push(value: AnyHashable) -> Bool {
    guard let screen = pushed.screen(of: value) else { return false }
    open(screen, of: value)
    return true
  }

  /// Opens the screen of a value.
  func open(_ screen: AnyView, of value: AnyHashable) { pushed.open(screen, by: .value(value)) }

  final func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {
    pushed.setDestination(type, view)
  }

  @discardableResult
  func pop() -> Bool {
    guard !pushed.pages.isEmpty else { return false }
    pushed.close()
    return true
  }

  /// Is called when another screen is the topmost.
  final func change() {
    root.screenNumber += 1
    // Later: several screens may open and close in one step, and those between do not appear.
    root.afterUpdate { [weak self] in self?.showTop() }
    invalidate()
  }

  /// Lets the topmost screen appear, and the others disappear.
  final func showTop() { pushed.showTop(or: own[shown].gate, of: own.map(\.gate)) }

  private func inside(_ index: Int) -> EnvironmentValues {
    var inside = own[index].gate.inside(environment).screen(own[index].box)
    // The lists in a stack belong to the column around it.
    if let column = own[index].column { inside.column = column }
    return inside
  }
}
