import ScreenTree

/// A view in a bar, which knows its place.
struct BarItemView<Content: View>: View {
  let content: Content
  let place: BarItem.Place

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    PartsNode(view, context, ViewParts(\.content), role: { .barItem($0.view.place) })
  }
}

extension _ViewNode {
  /// The items of bars inside.
  fileprivate var barItems: [BarItem] {
    if case .barItem(let place) = role { return [BarItem(place: place, node: self)] }
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

private final class ToolbarNode<Content: View, Items: View>: PartsNode<
  ModifiedContent<Content, ToolbarModifier<Items>>
>
{
  private weak var box: TitleBox?

  init(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ context: _ViewContext
  ) {
    super.init(
      view, context, ViewParts(block: { ViewBuilder.buildBlock($0.content, $0.modifier.items) }),
      make: { node in
        // The bar takes the items. They are read here too, because a change inside is passed on
        // only by nodes that were read.
        _ = node.parts[1].nodes
        return node.parts[0].nodes
      }, role: { _ in .modifier })
    // Kept, because the items are taken out of the same bar, whatever the environment is then.
    box = environment.titleBox
    box?.addBar(of: self) { [weak items = parts[1]] in items?.barItems ?? [] }
  }

  override func receive(
    _ view: ModifiedContent<Content, ToolbarModifier<Items>>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    // The items are no part of this node's own, so that its stack would keep the bar as it was.
    box?.node?.invalidate()
  }

  override func willUnmount() {
    super.willUnmount()
    box?.removeBar(of: self)
  }
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
