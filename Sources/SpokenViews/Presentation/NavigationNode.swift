import ScreenTree

final class NavigationNode<Content: View>: _ViewNodeOf<NavigationStack<Content>>,
  NavigationContainer
{
  private struct Page {
    let node: _ViewNode
    let box: TitleBox
  }

  private var content: _ViewNodeOf<Content>?
  private let box = TitleBox()
  private var pushed: [Page] = []
  private let position: Position

  init(_ view: NavigationStack<Content>, _ context: _ViewContext, position: Position) {
    self.position = position
    super.init(view, context)
    box.node = self
    root.navigation.append(self)
    content = view.content.mounted(in: self.context(titled(box, environment)))
  }

  override var children: [_ViewNode] { (content.map { [$0] } ?? []) + pushed.map(\.node) }

  override func makeNodes() -> [Node] {
    guard let page = pushed.last else {
      return [node(titled: box.title, content?.nodes ?? [])]
    }
    let before = pushed.dropLast().last?.box.title ?? box.title
    let title = page.box.title.map { title in
      Node(
        .text, title: title, properties: [.addTraits([.header], at: position)],
        position: position)
    }
    return [node(titled: nil, [backButton(before)] + [title].compactMap { $0 } + page.node.nodes)]
  }

  override func receive(_ view: NavigationStack<Content>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    content?.receive(view.content, titled(box, environment))
  }

  override func willUnmount() { root.navigation.removeAll { $0 === self } }

  var pushedCount: Int { pushed.count }

  func push(_ view: AnyView) {
    let box = TitleBox()
    box.node = self
    var inside = titled(box, environment)
    inside.dismiss = DismissAction { [weak self] in _ = self?.pop() }
    pushed.append(Page(node: view.mounted(in: context(inside)), box: box))
    change()
  }

  func pop() -> Bool {
    guard let page = pushed.popLast() else { return false }
    page.node.unmount()
    change()
    return true
  }

  private func change() {
    root.screenNumber += 1
    invalidate()
  }

  private func titled(_ box: TitleBox, _ environment: EnvironmentValues) -> EnvironmentValues {
    guard environment.titleBox !== box else { return environment }
    var inside = environment
    inside.titleBox = box
    return inside
  }

  private func node(titled title: String?, _ nodes: [Node]) -> Node {
    named(Node(.navigationStack, title: title, children: nodes, position: position))
  }

  private func backButton(_ title: String?) -> Node {
    let press = Behavior(.activate) { [weak self] _ in self?.pop() ?? false }
    return Node(
      .button, className: "BackButton", title: title ?? "Back",
      properties: [
        .addTraits([.backButton], at: position), .behavior(press, at: position),
      ], position: position)
  }
}
