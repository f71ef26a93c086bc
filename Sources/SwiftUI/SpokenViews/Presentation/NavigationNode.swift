import ScreenTree

/// A stack of screens: the shown one, with its bar.
final class NavigationNode<Whole: View, Content: View>: _ViewNodeOf<Whole>, NavigationContainer,
  EvaluatedNode
{
  private struct Page {
    let node: _ViewNodeOf<AnyView>
    /// The newest value of the view that was pushed.
    var view: AnyView
    /// Whether the node has not received that yet.
    var isRenewed = false
    let box: TitleBox
    let gate: PageGate
    let opener: Opener

    /// The value whose screen it is; nil for that of a view.
    var value: AnyHashable? { if case .value(let value) = opener { value } else { nil } }
    /// The view that pushed it; nil for the screen of a value.
    var owner: _ViewNode? { if case .owner(let owner, _) = opener { owner } else { nil } }
  }

  /// What opened a screen.
  private enum Opener {
    case value(AnyHashable)
    /// A view, with what it does when the screen is closed.
    case owner(_ViewNode, onPop: @MainActor () -> Void)
  }

  private let part: (Whole) -> Content
  private let path: (Whole) -> PathAccess?
  private var content: _ViewNodeOf<Content>?
  private let box = TitleBox()
  private let gate: PageGate
  private var pushed: [Page] = []
  private var destinations: [ObjectIdentifier: @MainActor (Any) -> AnyView] = [:]
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

  override var children: [_ViewNode] { (content.map { [$0] } ?? []) + pushed.map(\.node) }

  override func makeNodes() -> [Node] {
    guard let page = pushed.last else {
      return [named(box.screen(back: nil, around: content?.nodes ?? [], at: position))]
    }
    let before = pushed.dropLast().last?.box.title ?? box.title
    let back = TitleBox.Back(title: before) { [weak self] in self?.pop() ?? false }
    return [named(page.box.screen(back: back, around: page.node.nodes, at: position))]
  }

  override func receive(_ view: Whole, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    content?.receive(part(view), titled(box, gate))
    // Each is read when it is its turn: a view in one screen may renew the next one meanwhile.
    for index in pushed.indices {
      let page = pushed[index]
      pushed[index].isRenewed = false
      page.node.receive(page.view, inside(page.box, page.gate))
    }
    followPath()
  }

  override func update() {
    for index in pushed.indices where pushed[index].isRenewed {
      let page = pushed[index]
      pushed[index].isRenewed = false
      page.node.receive(page.view, page.node.environment)
    }
    followPath()
    invalidate()
  }

  override func willUnmount() {
    reads.end(self)
    for gate in [gate] + pushed.map(\.gate) { gate.leave() }
    root.navigation.removeAll { $0 === self }
  }

  var pushedCount: Int { pushed.count }

  func push(_ view: AnyView, of owner: _ViewNode, onPop: @escaping @MainActor () -> Void) {
    open(view, by: .owner(owner, onPop: onPop))
  }

  func renew(_ view: AnyView, of owner: _ViewNode) {
    guard let index = pushed.lastIndex(where: { $0.owner === owner }) else { return }
    renew(view, at: index)
  }

  private func renew(_ view: AnyView, at index: Int) {
    pushed[index].view = view
    pushed[index].isRenewed = true
    // Later: what gives the view may be received together with this node, which passes on every
    // screen then.
    setNeedsUpdate()
  }

  func push(value: AnyHashable) -> Bool {
    guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else {
      return false
    }
    // The app owns its path: it is changed, and the screen opens when the path is followed.
    if let path = path(view) {
      path.append(value)
    } else {
      open(destination(value.base), by: .value(value))
    }
    return true
  }

  func setDestination(_ type: Any.Type, _ view: @escaping @MainActor (Any) -> AnyView) {
    destinations[ObjectIdentifier(type)] = view
    for (index, page) in pushed.enumerated() {
      if let value = page.value?.base, Swift.type(of: value) == type {
        renew(view(value), at: index)
      }
    }
  }

  func pop() -> Bool {
    guard let last = pushed.last else { return false }
    // A screen without a value is not in the path, and is closed here.
    if last.value != nil, let path = path(view) {
      path.removeLast()
    } else {
      close()
    }
    return true
  }

  private func open(_ view: AnyView, by opener: Opener) {
    let box = TitleBox()
    box.node = self
    let gate = PageGate(in: environment)
    let node = view.mounted(in: context(inside(box, gate)))
    pushed.append(Page(node: node, view: view, box: box, gate: gate, opener: opener))
    change()
  }

  /// The environment of a pushed screen.
  private func inside(_ box: TitleBox, _ gate: PageGate) -> EnvironmentValues {
    var inside = titled(box, gate)
    inside.isPresented = true
    inside.dismiss = DismissAction { [weak self] in _ = self?.pop() }
    return inside
  }

  private func close() {
    guard let page = pushed.popLast() else { return }
    // First, so that the screen below appears before this one disappears, as in SwiftUI.
    change()
    // Before `onPop`, which may write state that the views inside read.
    page.node.unmount()
    page.gate.leave()
    if case .owner(_, let onPop) = page.opener { onPop() }
  }

  /// Opens and closes screens, so that they are those of the path.
  private func followPath() {
    guard let path = path(view) else { return }
    let values = evaluating { path.values() }
    let shown = pushed.compactMap(\.value)
    // Screens that both begin with stay open, and their views keep their state.
    let common = zip(shown, values).prefix { $0 == $1 }.count
    guard shown.count != common || values.count != common else { return }
    while pushed.compactMap(\.value).count > common { close() }
    for value in values.dropFirst(common) {
      // Values after one without a destination would stand on the wrong screen.
      guard let destination = destinations[ObjectIdentifier(type(of: value.base))] else { break }
      open(destination(value.base), by: .value(value))
    }
  }

  private func change() {
    root.screenNumber += 1
    // Later: several screens may open and close in one step, and those between do not appear.
    root.afterUpdate { [weak self] in self?.showTop() }
    invalidate()
  }

  private func showTop() {
    PageGate.show(pushed.last?.gate ?? gate, of: [gate] + pushed.map(\.gate))
  }

  private func titled(_ box: TitleBox, _ gate: PageGate) -> EnvironmentValues {
    gate.inside(environment).screen(box)
  }
}
