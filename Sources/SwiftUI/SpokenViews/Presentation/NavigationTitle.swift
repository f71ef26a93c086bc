import ScreenTree

/// The title that a screen has by the view that sets it.
@MainActor
final class TitleBox {
  // The environment of every view in the screen holds this box, and the node holds those views.
  weak var node: _ViewNode?
  /// Whether the screen is edited, unless its app keeps that itself.
  let editMode = Binding(StateLocation(EditMode.inactive))
  /// The items of the bars, by the views that add them, the innermost first.
  private var bars: [(owner: ObjectIdentifier, items: @MainActor () -> [BarItem])] = []

  /// Adds the items of a view.
  func addBar(of owner: _ViewNode, _ items: @escaping @MainActor () -> [BarItem]) {
    bars.append((ObjectIdentifier(owner), items))
    node?.invalidate()
  }

  /// Takes the items of a view away.
  func removeBar(of owner: _ViewNode) {
    bars.removeAll { $0.owner == ObjectIdentifier(owner) }
    node?.invalidate()
  }

  /// The views at a place of the bars, those of the innermost views first.
  func items(at place: BarItem.Place) -> [Node] {
    bars.flatMap { $0.items() }.filter { $0.place == place }.flatMap { $0.node.nodes }
  }

  /// The title as the button of its innermost menu, and that menu while it is open; nil without one.
  private var titleMenu: [Node]? {
    let menus = bars.lazy.map { bar in
      bar.items().filter { $0.place == .titleMenu }.flatMap { $0.node.nodes }
    }
    var nodes = menus.first { !$0.isEmpty } ?? []
    // The menu has no label of its own: the title is not known where the app writes it.
    guard let title, let button = nodes.firstIndex(where: { $0.kind == .menu }) else { return nil }
    nodes[button].title = title
    nodes[button] = nodes[button].adding([.addTraits([.header], at: nodes[button].position)])
    return nodes
  }

  /// The views instead of the title; nil for the title.
  var principal: [Node]? {
    let nodes = items(at: .principal)
    return nodes.isEmpty ? nil : nodes
  }

  var title: String? {
    didSet { if title != oldValue { node?.invalidate() } }
  }

  /// What is below the title.
  var subtitle: String? {
    didSet { if subtitle != oldValue { node?.invalidate() } }
  }

  /// Whether the title is laid out large, below the bar; nil for as on the screen before.
  var isTitleLarge: Bool? {
    didSet { if isTitleLarge != oldValue { node?.invalidate() } }
  }

  /// The parts of the bars that are hidden.
  var hidden: Set<HiddenBar> = [] {
    didSet { if hidden != oldValue { node?.invalidate() } }
  }
}

/// A part of the bars that a view can hide.
enum HiddenBar: Hashable {
  case navigationBar, bottomBar, backButton
}

extension TitleBox {
  /// The way back from a screen.
  struct Back {
    /// The title of the screen before.
    let title: String?
    /// Goes there; false if nothing happens.
    let pop: @MainActor () -> Bool
  }

  /// The bars of a screen, around its content.
  func screen(
    back: Back?, isLarge: Bool, around nodes: [Node], at position: Position
  ) -> Node {
    guard let back else { return bars(back: nil, isLarge: isLarge, around: nodes, at: position) }
    let button = Self.button(of: back, at: position)
    // On the whole screen, because the gesture goes back from any element in it.
    let escape = Behavior(.escape) { _ in back.pop() }
    return bars(back: button, isLarge: isLarge, around: nodes, at: position)
      .adding([.behavior(escape, at: position)])
  }

  private func bars(
    back: Node?, isLarge: Bool, around nodes: [Node], at position: Position
  ) -> Node {
    let bottom = hidden.contains(.bottomBar) ? [] : items(at: .bottom)
    let content = nodes.asContent(at: position) + bottom.inBar(.bottom)
    guard !hidden.contains(.navigationBar) else { return Self.stack(content, at: position) }
    let back = hidden.contains(.backButton) ? nil : back
    let menu = titleMenu
    // With a large title alone, the stack's node says it. As soon as something stands before it,
    // the title has to be an element, so that it is read in its place; in the bar it is one, too.
    guard
      back != nil || !items(at: .leading).isEmpty || principal != nil || subtitle != nil
        || menu != nil || (!isLarge && title != nil)
    else {
      return Self.stack(
        items(at: .trailing).inBar(.trailing) + content, titled: title, at: position)
    }
    let heading = Property.addTraits([.header], at: position)
    let text =
      menu ?? title.map { title in
        [Node(.text, title: title, properties: [heading], position: position)]
      } ?? []
    let top = [back].compactMap { $0 } + items(at: .leading)
    let below = subtitle.map { Node(.text, title: $0, position: position) }
    let middle = principal ?? (text + [below].compactMap { $0 })
    // What an app shows in its place, a menu of it and words below it are in the bar.
    let isBelow = isLarge && hasLargeTitles && principal == nil && subtitle == nil && menu == nil
    return Self.stack(
      top.inBar(.leading) + (isBelow ? middle.asLargeTitle : middle.inBar(.principal))
        + items(at: .trailing).inBar(.trailing) + content, at: position)
  }

  /// Whether the platform has large titles.
  private var hasLargeTitles: Bool { node?.environment.platform != .macos }

  /// The node of a screen, whose bars and content are read in this order, wherever they are drawn.
  private static func stack(
    _ children: [Node], titled title: String? = nil, at position: Position
  ) -> Node {
    Node(
      .navigationStack, title: title, children: children,
      properties: [.groupChildren(true, at: position)], position: position)
  }

  /// The button that goes back.
  private static func button(of back: Back, at position: Position) -> Node {
    Node(
      .button, className: "BackButton", title: back.title ?? SystemWord.back.text,
      properties: [
        .addTraits([.backButton], at: position),
        .behavior(Behavior(.activate) { _ in back.pop() }, at: position),
      ], position: position)
  }
}

extension [Node] {
  /// The nodes as a part of the bars, which the layout puts there.
  fileprivate func inBar(_ bar: LayoutProperty.Bar) -> [Node] {
    map { $0.adding([.layout(.bar(bar), at: $0.position)]) }
  }

  /// The title as a large one, below the bar.
  fileprivate var asLargeTitle: [Node] {
    map { $0.adding([.layout(.font(.largeTitle, size: nil), at: $0.position)]) }
      .inBar(.largeTitle)
  }
}

extension EnvironmentValues {
  /// The environment of a screen with bars, which is edited by itself.
  func screen(_ box: TitleBox) -> EnvironmentValues {
    var inside = self
    inside.titleBox = box
    // A mode that no screen around has given is one that the app keeps itself.
    if editMode == nil || editMode?.location === titleBox?.editMode.location {
      inside.editMode = box.editMode
    }
    return inside
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
    // The first title names the whole screen; those of screens on top only name their bars.
    view.root.title = view.root.title ?? title
  }
}

extension View {
  /// The title of the screen; the menu that renames it is not modelled.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(TitleModifier(title: title.wrappedValue))
  }
}
