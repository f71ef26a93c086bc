import ScreenTree

/// Says what shows values of a type.
struct DestinationModifier<Value: Hashable, Destination: View> {
  let destination: (Value) -> Destination
}

extension DestinationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    ModifierNode(
      view, context,
      ModifierEffects(willMount: { $0.set(in: $1) }, didReceive: { $1.set(in: $2) }))
  }

  @MainActor
  private func set(in node: _ViewNode) {
    node.stack?.setDestination(Value.self) { value in
      guard let value = value as? Value else { return AnyView(EmptyView()) }
      return AnyView(LaterView { destination(value) })
    }
  }
}

/// Pushes a screen while there is an item.
struct PushModifier<Item: Equatable, Destination: View> {
  let item: @MainActor () -> Item?
  let clear: @MainActor () -> Void
  let destination: (Item) -> Destination
}

extension PushModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PushNode(view, context)
  }
}

private final class PushNode<Content: View, Item: Equatable, Destination: View>: PartsNode<
  ModifiedContent<Content, PushModifier<Item, Destination>>
>
{
  private var shown: Item?
  /// How many screens there are with that of the item, and before it one less.
  private var shownPlace: Int?

  init(
    _ view: ModifiedContent<Content, PushModifier<Item, Destination>>, _ context: _ViewContext
  ) {
    super.init(view, context, ViewParts(\.content), role: { _ in .modifier })
    follow()
  }

  override func receive(
    _ view: ModifiedContent<Content, PushModifier<Item, Destination>>,
    _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    follow()
    // The screen that is open takes the new values of the view that pushed it.
    if let shown, shownPlace != nil {
      stack?.renew(screen(of: shown), of: self)
    }
  }

  override func update() { follow() }

  private func follow() {
    let item = evaluating { view.modifier.item() }
    // An item that stays keeps its screen, with the state in it.
    guard item != shown else { return }
    let place = shownPlace
    shown = item
    shownPlace = nil
    let stack = stack
    // Pushing mounts views, and the stack may be in the middle of its own evaluation.
    root.afterUpdate { [weak self] in
      // What was pushed on top of the screen goes with it.
      if let place { stack?.pop(to: place - 1) }
      guard let self, let item else { return }
      shownPlace = stack?.pushedCount
      stack?.push(screen(of: item), of: self) { [weak self] in self?.closed() }
    }
  }

  private func screen(of item: Item) -> AnyView {
    let destination = view.modifier.destination
    return AnyView(LaterView { destination(item) })
  }

  private func closed() {
    shown = nil
    shownPlace = nil
    view.modifier.clear()
  }
}

extension View {
  /// Says what shows values of a type in the stack around.
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a screen in the stack around while a value is true.
  public nonisolated func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let view = Unchecked(destination())
    return modifier(
      PushModifier(
        item: { isPresented.wrappedValue ? true : nil },
        clear: { isPresented.wrappedValue = false }, destination: { _ in view.value }))
  }

  /// Shows a screen in the stack around while there is an item.
  public nonisolated func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    modifier(
      PushModifier(
        item: { item.wrappedValue }, clear: { item.wrappedValue = nil }, destination: destination))
  }
}
