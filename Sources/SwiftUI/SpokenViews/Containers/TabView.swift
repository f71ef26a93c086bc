import ScreenTree

/// Screens of which a bar of tabs, or a swipe over pages, shows one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @State private var own: AnyHashable?
  @State private var bar = TabBarBox()
  @Environment(\.tabAccessory) private var accessory
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private let position: Position

  /// Screens with the value of the one that is shown.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.selection = selection
    self.content = content()
    position = Position(file, line, column)
  }

  /// The screen that is shown, and the tabs.
  public var body: some View {
    TabPages(
      content: content, own: $own, bar: bar, accessory: accessory?(), selection: selection,
      position: position)
  }
}

extension TabView where SelectionValue == Int {
  /// Screens, of which the first is shown at first.
  public init(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(selection: nil, content: content, file: file, line: line, column: column)
  }
}

extension TabView {
  /// Tabs with the value of the one that is shown.
  @_disfavoredOverload
  public init<Tabs: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where Content == Tabs._Screens {
    self.init(
      selection: selection, content: { content()._screens }, file: file, line: line, column: column)
  }

  /// Tabs, of which the first is shown at first.
  @_disfavoredOverload
  public init<Tabs: TabContent<Never>>(
    @TabContentBuilder<Never> content: () -> Tabs, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where SelectionValue == Never, Content == Tabs._Screens {
    self.init(
      selection: nil, content: { content()._screens }, file: file, line: line, column: column)
  }
}

/// The pages of a view of tabs.
private struct TabPages<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let own: Binding<AnyHashable?>
  let bar: TabBarBox
  let accessory: AnyView?
  let selection: Binding<SelectionValue>?
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode.pair(
      view, context, { ($0.content, $0.accessory) },
      environment: {
        $1.isPage = true
        $1.tabBarBox = $0.bar
        $1.tabAccessory = nil
      }
    ) { view, _, accessory, node in
      // A view inside hides the bar while it is mounted, and then has to have this node made again.
      view.bar.node = node
      let pages = node.children.first?.pages ?? []
      // Content without pages is shown as it is, rather than as an empty bar.
      guard !pages.isEmpty else { return node.children.first?.nodes ?? [] }
      return view.nodes(of: pages, above: accessory, in: node)
    }
  }

  @MainActor
  private func nodes(
    of pages: [Page], above accessory: [Node], in node: _ViewNode
  ) -> [Node] {
    let current = index(in: pages)
    showGate(of: pages[current], among: pages, in: node)
    let shown = pages[current].node.nodes.asContent(at: position)
    switch node.environment.tabLook {
    case .tabs:
      let tabs = bar.isHidden ? [] : [tabBar(of: pages, current, in: node)]
      // The tabs of a Mac are above what they show.
      let isOnMac = node.environment.platform == .macos
      let views = isOnMac ? tabs + accessory + shown : shown + accessory + tabs
      return views.asOneView("TabScreen", at: position)
    case .pages(let hasDots):
      let dots = hasDots && pages.count > 1 ? [dots(of: pages, current, in: node)] : []
      let turned = shown.map { $0.adding([.behavior(turning(pages, current), at: position)]) }
      return (turned + dots).asOneView("TabScreen", at: position)
    }
  }

  /// Lets the views of the shown page appear, and those of the others disappear.
  @MainActor
  private func showGate(of page: Page, among pages: [Page], in node: _ViewNode) {
    let gates = pages.compactMap(\.gate)
    guard gates.contains(where: { $0.isOpen != ($0 === page.gate) }) else { return }
    node.root.afterUpdate { PageGate.show(page.gate, of: gates) }
  }

  @MainActor
  private func index(in pages: [Page]) -> Int {
    let value = selection.map { AnyHashable($0.wrappedValue) } ?? own.wrappedValue
    // A selection that no tab has shows the first one.
    return pages.firstIndex { value != nil && $0.tag.matches(value) } ?? 0
  }

  @MainActor
  private func show(_ page: Page) {
    guard let selection else {
      own.wrappedValue = page.tag
      return
    }
    if let value = page.tag.base as? SelectionValue { selection.wrappedValue = value }
  }

  @MainActor
  private func tabBar(of pages: [Page], _ current: Int, in node: _ViewNode) -> Node {
    let tabs = pages.enumerated().map { index, page in
      let press = Behavior(.activate) { _ in
        show(page)
        return true
      }
      let value = page.badge.map { [Property.value(.text($0), at: position)] } ?? []
      let label = page.label?.nodes ?? []
      return Node(
        .text, title: label.titleWords ?? "",
        properties: [.id("Tab@\(position).\(index + 1)", at: position)] + value
          + [.behavior(press, at: position)],
        position: label.first?.position ?? position)
    }
    let words = tabs[current].title ?? ""
    return node.named(
      Node(
        .tabView, children: tabs, properties: [.value(.text(words), at: position)],
        position: position))
  }

  /// The dots below pages, which swipes up and down move.
  @MainActor
  private func dots(of pages: [Page], _ current: Int, in node: _ViewNode) -> Node {
    let moves = [(Behavior.Trigger.increment, 1), (.decrement, -1)].map { trigger, step in
      Property.behavior(
        Behavior(trigger) { _ in move(by: step, from: current, in: pages) }, at: position)
    }
    return node.named(
      Node(
        .uiPageControl,
        properties: [
          .value(.number(Double(current + 1)), at: position),
          .range(1...Double(pages.count), at: position),
        ] + moves, position: position))
  }

  /// Turns the page by a swipe with three fingers.
  private func turning(_ pages: [Page], _ current: Int) -> Behavior {
    Behavior(.scroll) { input in
      guard case .direction(let direction) = input, direction == .left || direction == .right
      else { return false }
      return move(by: direction == .right ? 1 : -1, from: current, in: pages)
    }
  }

  @MainActor
  private func move(by step: Int, from current: Int, in pages: [Page]) -> Bool {
    guard pages.indices.contains(current + step) else { return false }
    show(pages[current + step])
    return true
  }
}

extension AnyHashable {
  /// Whether both are the same value, also where one of them is optional.
  func matches(_ other: AnyHashable?) -> Bool {
    // A selection may be optional where the tags are not, and the other way round.
    guard let other else { return false }
    return self == other || "\(base)" == "\(other.base)" && self.base is any OptionalValue
      || other.base is any OptionalValue && "\(other.base)" == "Optional(\(base))"
  }
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}
