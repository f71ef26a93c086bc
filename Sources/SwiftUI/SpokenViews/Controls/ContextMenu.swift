import ScreenTree

/// A menu that opens when a view is held, by its older name.
public struct ContextMenu<Items: View> {
  let items: Items

  /// A menu of controls.
  public init(@ViewBuilder menuItems: () -> Items) { items = menuItems() }
}

extension View {
  /// A menu that opens when the view is held, which is an action of VoiceOver.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), position: Position(file, line, column)))
  }

  /// A menu that opens when the view is held, with a preview, which is not heard.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), position: Position(file, line, column)))
  }

  /// A menu that opens when the view is held, by its older spelling; nil for none.
  @MainActor @ViewBuilder
  public func contextMenu<Items: View>(
    _ contextMenu: ContextMenu<Items>?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    if let contextMenu {
      modifier(
        ContextMenuModifier(items: contextMenu.items, position: Position(file, line, column)))
    } else {
      self
    }
  }
}

/// Opens a menu by an action of VoiceOver.
struct ContextMenuModifier<Items: View> {
  @State private var isOpen = false
  let items: Items
  let position: Position

  init(items: Items, position: Position) {
    self.items = items
    self.position = position
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isOpen = $isOpen
    let open = { @MainActor (_: Behavior.Input) in
      isOpen.wrappedValue = true
      return true
    }
    return
      content
      .attaching(
        [
          .actions([Property.Action("Show Context Menu")], at: position),
          .behavior(Behavior(.action("Show Context Menu"), perform: open), at: position),
          // The same menu is reached by the custom action and by the system's gesture for menus.
          .behavior(Behavior(.showMenu, perform: open), at: position),
        ], "contextMenu", at: position
      )
      .opening(items, while: isOpen, at: position)
  }
}
