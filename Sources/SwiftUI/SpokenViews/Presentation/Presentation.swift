import ScreenTree

/// A view above the screen while something is true or has a value.
struct PresentationModifier<Item, Sheet: View> {
  /// What is shown; nil for nothing.
  let item: @MainActor () -> Item?
  /// Closes it.
  let close: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let content: (Item) -> Sheet
  /// Whether it is a sheet, whose height its user may change.
  var isSheet = false
  /// The node around the content.
  let node: @MainActor ([Node], @escaping @MainActor () -> Void) -> Node
}

extension PresentationModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PresentationNode(view, context)
  }
}

private final class PresentationNode<Content: View, Item, Sheet: View>: PartsNode<
  ModifiedContent<Content, PresentationModifier<Item, Sheet>>
>, PresentedNode
{
  private var sheet: _ViewNodeOf<LaterView<Sheet>>?
  private let box = SheetBox()
  private var shownIdentity: AnyHashable?

  init(
    _ view: ModifiedContent<Content, PresentationModifier<Item, Sheet>>, _ context: _ViewContext
  ) {
    super.init(view, context, ViewParts(\.content), role: { _ in .modifier })
    // What is presented is written by the root, so that no node around it notices the change.
    box.didChange = { [weak self] in self?.root.hasChanged = true }
    present()
  }

  override var children: [_ViewNode] { sheet.map { parts + [$0] } ?? parts }

  override func receive(
    _ view: ModifiedContent<Content, PresentationModifier<Item, Sheet>>,
    _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    present()
  }

  override func update() {
    present()
    invalidate()
  }

  override func willUnmount() {
    super.willUnmount()
    if sheet != nil { leave() }
  }

  var presentedNodes: [Node] {
    guard let sheet else { return [] }
    var node = view.modifier.node(sheet.nodes) { [weak self] in self?.dismiss() }
    if view.modifier.isSheet, box.hasGrabber {
      let content = node.children.asContent(at: node.position)
      node.children = [box.grabber(at: node.position)] + content
    }
    if view.modifier.isSheet, let share = box.share {
      node = node.adding([.layout(LayoutProperty.detent(share).finite, at: node.position)])
    }
    return [named(node)]
  }

  func dismiss() { view.modifier.close() }

  private func present() {
    let modifier = view.modifier
    let item = evaluating { modifier.item() }
    let identity = (item as? any Identifiable)?.identity
    // Another item has a sheet of its own, with a new state. The condition is false most of the
    // time, and then there is nothing to close.
    if let sheet, item == nil || identity != shownIdentity {
      sheet.unmount()
      leave()
      if let onDismiss = modifier.onDismiss { root.afterUpdate(onDismiss) }
    }
    guard let item else { return }
    shownIdentity = identity
    let view = LaterView { modifier.content(item) }
    if let sheet {
      sheet.receive(view, insideSheet)
    } else {
      // Before the sheet is mounted, because a view in it may present the next one, which lies
      // above it.
      root.presented.append(self)
      root.screenNumber += 1
      sheet = view.mounted(in: context(insideSheet))
    }
    root.hasChanged = true
  }

  /// The environment of what is presented.
  private var insideSheet: EnvironmentValues {
    var inside = environment
    inside.dismiss = DismissAction { [weak self] in self?.dismiss() }
    inside.isPresented = true
    // What is presented has no part in the bar and the list of the screen that it covers.
    inside.titleBox = nil
    // Nor does it disappear when another screen is shown below it.
    inside.isPage = false
    inside.gate = nil
    inside.editMode = nil
    inside.selection = nil
    inside.selectionMenu = nil
    inside.sheetBox = view.modifier.isSheet ? box : nil
    // A menu that is presented says so itself.
    inside.isInMenu = false
    return inside
  }

  private func leave() {
    sheet = nil
    root.presented.removeAll { $0 === self }
    root.screenNumber += 1
    root.hasChanged = true
  }
}

extension Identifiable {
  /// What makes it the same.
  fileprivate var identity: AnyHashable { AnyHashable(id) }
}
