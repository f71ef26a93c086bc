import ScreenTree

/// A view in a bar, which knows its place.
struct BarItemView<Content: View>: View {
  let content: Content
  let place: BarItem.Place

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    BarItemNode(view, context)
  }
}

private final class BarItemNode<Content: View>: _ViewNodeOf<BarItemView<Content>>, BarItemHolder {
  private var content: _ViewNodeOf<Content>?

  override init(_ view: BarItemView<Content>, _ context: _ViewContext) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
  }

  var item: BarItem { BarItem(place: view.place, node: self) }
  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func makeNodes() -> [Node] { content?.nodes ?? [] }

  override func receive(_ view: BarItemView<Content>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
  }
}

/// A node that is an item of a bar.
@MainActor
private protocol BarItemHolder: _ViewNode {
  var item: BarItem { get }
}

extension _ViewNode {
  /// The items of bars inside.
  fileprivate var barItems: [BarItem] {
    if let holder = self as? any BarItemHolder { return [holder.item] }
    return children.flatMap(\.barItems)
  }
}

/// Adds views to the bars of the screen.
struct ToolbarModifier<Items: View> {
  let items: Items
}

extension ToolbarModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ToolbarNode(view, context)
  }
}

private final class ToolbarNode<Content: View, Items: View>: _ViewNodeOf<
  ModifiedContent<Content, ToolbarModifier<Items>>
>, TransparentNode
{
  private var content: _ViewNodeOf<Content>?
  private var items: _ViewNodeOf<Items>?
  private weak var box: TitleBox?

  override init(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ context: _ViewContext
  ) {
    super.init(view, context)
    content = view.content.mounted(in: self.context())
    let items = view.modifier.items.mounted(in: self.context())
    self.items = items
    // Kept, because the items are taken out of the same bar, whatever the environment is then.
    box = environment.titleBox
    box?.addBar(of: self) { [weak items] in items?.barItems ?? [] }
  }

  override var children: [_ViewNode] { [content, items].compactMap { $0 } }
  override func makeNodes() -> [Node] {
    // The bar takes the items. They are read here too, because a change inside is passed on only by
    // nodes that were read.
    _ = items?.nodes
    return content?.nodes ?? []
  }

  override func receive(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    content?.receive(view.content, environment)
    items?.receive(view.modifier.items, environment)
    // The items are no part of this node's own, so that its stack would keep the bar as it was.
    box?.node?.invalidate()
  }

  override func willUnmount() { box?.removeBar(of: self) }
}

extension View {
  /// Adds items to the bars of the screen; views stand at the end of the bar at the top.
  @MainActor
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._view))
  }

  /// Adds views to the bars of the screen that its user can change.
  @MainActor
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._view))
  }

  // A closure of views is read by the builder of items. This takes a function or a closure that is a
  // value, and the compiler tries it last, so that chains compile as fast as without it.

  /// Adds views to the end of the bar at the top.
  @MainActor
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: BarItemView(content: content(), place: .trailing)))
  }

  /// Views at the ends of the bar at the top, by its older name.
  @MainActor
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    modifier(ToolbarModifier(items: BarItemView(content: leading, place: .leading)))
      .modifier(ToolbarModifier(items: BarItemView(content: trailing, place: .trailing)))
  }

  /// A view at the end of the bar at the top, by its older name.
  @MainActor
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(ToolbarModifier(items: BarItemView(content: trailing, place: .trailing)))
  }

  /// A view at the start of the bar at the top, by its older name.
  @MainActor
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(ToolbarModifier(items: BarItemView(content: leading, place: .leading)))
  }
}
