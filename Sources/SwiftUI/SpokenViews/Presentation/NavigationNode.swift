import ScreenTree

/// A stack of screens: the shown one, with its bar.
final class NavigationNode<Whole: View, Content: View>: _ViewNodeOf<Whole>, NavigationContainer,
  EvaluatedNode
{
  private let part: (Whole) -> Content
  private let path: (Whole) -> PathAccess?
  private var content: _ViewNodeOf<Content>?
  private let box = TitleBox()
  private let gate: PageGate
  private lazy var pushed = PushedScreens(in: self) { [unowned self] in self.change() }
  private let position: Position
  var reads = StateReads()

  init(
    _ view: Whole, _ context: _ViewContext, _ content: Content,
    _ part: @escaping (Whole) -> Content, path: @escaping (Whole) -> PathAccess?,
    position: Position
  ) {
    self.part = part
    self.path = path
    self.position = position
    gate = PageGate(in: context.environment)
    super.init(view, context)
    box.node = self
    root.navigation.append(self)
    self.content = content.mounted(in: self.context(titled(box, gate)))
    // Later: opening a screen mounts views, and this node is still being mounted itself. The first
    // screen does not appear below those of a path.
    root.afterUpdate { [weak self] in
      self?.followPath()
      self?.showTop()
    }
  }

  override var children: [_ViewNode] {
    let own: [_ViewNode] = content.map { [$0] } ?? []
    return own + pushed.pages.map { $0.node as _ViewNode }
  }

  override func makeNodes() -> [Node] {
    guard let page = pushed.pages.last else {
      return [named(box.screen(back: nil, around: content?.nodes ?? [], at: position))]
    }
    let before = pushed.titleBelow(or: box.title)
    let back = TitleBox.Back(title: before) { [weak self] in self?.pop() ?? false }
    return [named(page.box.screen(back: back, around: page.node.nodes, at: position))]
  }

  override func receive(_ view: Whole, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    content?.receive(part(view), titled(box, gate))
    pushed.receive()
    followPath()
  }

  override func update() {
    pushed.update()
    followPath()
    invalidate()
  }

  override func willUnmount() {
    reads.end(self)
    gate.leave()
    pushed.leave()
    root.navigation.removeAll { $0 === self }
  }

  var pushedCount: Int { pushed.pages.count }

  func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {
    pushed.open(view, by: .owner(owner, onPop: onPop))
  }

  func renew(_ view: AnyView, of owner: _ViewNode) { pushed.renew(view, of: owner) }

  func push(value: AnyHashable) -> Bool {
    guard let screen = pushed.screen(of: value) else { return false }
    // The app owns its path: it is changed, and the screen opens when the path is followed.
    if let path = path(view) {
      path.append(value)
    } else {
      pushed.open(screen, by: .value(value))
    }
    return true
  }

  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {
    pushed.setDestination(type, view)
  }

  func pop() -> Bool {
    guard let last = pushed.pages.last else { return false }
    // A screen without a value is not in the path, and is closed here.
    if last.value != nil, let path = path(view) {
      path.removeLast()
    } else {
      pushed.close()
    }
    return true
  }

  /// Opens and closes screens, so that they are those of the path.
  private func followPath() {
    guard let path = path(view) else { return }
    pushed.follow(evaluating { path.values() })
  }

  private func change() {
    root.screenNumber += 1
    // Later: several screens may open and close in one step, and those between do not appear.
    root.afterUpdate { [weak self] in self?.showTop() }
    invalidate()
  }

  private func showTop() { pushed.showTop(or: gate, of: [gate]) }

  private func titled(_ box: TitleBox, _ gate: PageGate) -> EnvironmentValues {
    gate.inside(environment).screen(box)
  }
}
