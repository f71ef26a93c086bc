import ScreenTree

/// Screens on top of each other, with a title and a way back.
public struct NavigationStack<Content> {
  let content: Content
  private let position: Position
}

extension NavigationStack: View where Content: View {
  /// The content is the node's.
  public typealias Body = Never

  /// A stack with its first screen.
  public init(
    @ViewBuilder root: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = root()
    position = Position(file, line, column)
  }

  /// Mounts the first screen.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    NavigationNode(view, context, position: view.position)
  }
}

/// A control that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  private let destination: () -> Destination
  private let position: Position
}

extension NavigationLink: View where Label: View, Destination: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A link with a view as its label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link with a view as its label.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.destination = { destination }
    self.label = label()
    position = Position(file, line, column)
  }

  /// Mounts the link.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.label) { view, nodes, node in
      let press = Behavior(.activate) { [weak node] _ in
        guard let stack = node?.ancestor((any NavigationContainer).self) else { return false }
        stack.push(AnyView(view.destination()))
        return true
      }
      return Node(
        .navigationLink, children: nodes, properties: [.behavior(press, at: view.position)],
        position: view.position)
    }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    label = Text(title, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.destination = { destination }
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }
}

/// Where screens are pushed.
@MainActor
package protocol NavigationContainer: AnyObject {
  /// How many screens were pushed.
  var pushedCount: Int { get }
  /// Shows another screen on top.
  func push(_ view: AnyView)
  /// Shows the screen before; false at the first one.
  @discardableResult
  func pop() -> Bool
}

/// The title that a screen has by the view that sets it.
@MainActor
final class TitleBox {
  weak var node: _ViewNode?
  var title: String? {
    didSet { if title != oldValue { node?.invalidate() } }
  }
}

private final class NavigationNode<Content: View>: _ViewNodeOf<NavigationStack<Content>>,
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

extension EnvironmentValues {
  private struct TitleBoxKey: EnvironmentKey {
    static var defaultValue: TitleBox? { nil }
  }

  var titleBox: TitleBox? {
    get { self[TitleBoxKey.self] }
    set { self[TitleBoxKey.self] = newValue }
  }
}

/// Sets the title of the screen.
struct TitleModifier {
  let title: String
}

extension TitleModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(
        willMount: { $0.set(in: $1) }, didReceive: { $1.set(in: $2) }))
  }

  @MainActor
  private func set(in view: _ViewNode) {
    view.environment.titleBox?.title = title
    view.root.title = view.root.title ?? title
  }
}

extension View {
  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: titleKey.string()))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modifier(TitleModifier(title: String(title)))
  }
}
