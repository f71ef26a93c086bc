import ScreenTree

/// The menu of the rows of a list, and what a tap on one does.
struct SelectionMenu {
  /// Opens the menu for a row; false if the row is of another type, or has no menu.
  let open: @MainActor (AnyHashable) -> Bool
  /// Does what a tap on a row does; nil for choosing it.
  let perform: (@MainActor (AnyHashable) -> Bool)?

  private static let name = "Show Context Menu"

  /// The views of a row with its menu.
  @MainActor
  func applied(to nodes: [Node], _ tag: AnyHashable) -> [Node] {
    nodes.map { node in
      let position = node.position
      let isKnown = node.all(.behavior).contains { $0.trigger == .action(Self.name) }
      // A menu that the row has itself counts more than that of the list.
      guard !isKnown else { return node }
      var properties: [Property] = [
        .actions([Property.Action(Self.name)], at: position),
        .behavior(Behavior(.action(Self.name)) { _ in open(tag) }, at: position),
        .behavior(Behavior(.showMenu) { _ in open(tag) }, at: position),
      ]
      if let perform {
        properties.append(.behavior(Behavior(.activate) { _ in perform(tag) }, at: position))
      }
      return node.adding(properties)
    }
  }
}

extension View {
  /// A menu for the chosen rows of a list, which VoiceOver opens for the row at its cursor, and what
  /// a tap on a row does instead of choosing it.
  @MainActor
  public func contextMenu<Chosen: Hashable, Items: View>(
    forSelectionType itemType: Chosen.Type = Chosen.self,
    @ViewBuilder menu: @escaping (Set<Chosen>) -> Items,
    primaryAction: ((Set<Chosen>) -> Void)? = nil, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      SelectionMenuModifier(
        menu: menu, primaryAction: primaryAction, position: Position(file, line, column)))
  }
}

/// Opens the menu of the rows of a list.
private struct SelectionMenuModifier<Chosen: Hashable, Items: View> {
  @State private var opened: Set<Chosen> = []
  let menu: (Set<Chosen>) -> Items
  let primaryAction: ((Set<Chosen>) -> Void)?
  let position: Position

  init(
    menu: @escaping (Set<Chosen>) -> Items, primaryAction: ((Set<Chosen>) -> Void)?,
    position: Position
  ) {
    self.menu = menu
    self.primaryAction = primaryAction
    self.position = position
  }
}

extension SelectionMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    let opened = $opened
    let position = position
    let isOpen = Binding(
      get: { !opened.wrappedValue.isEmpty }, set: { if !$0 { opened.wrappedValue = [] } })
    let open = { @MainActor (tag: AnyHashable) in
      guard let value = tag.base as? Chosen else { return false }
      opened.wrappedValue = [value]
      return true
    }
    let perform = primaryAction.map { action in
      { @MainActor (tag: AnyHashable) in
        guard let value = tag.base as? Chosen else { return false }
        action([value])
        return true
      }
    }
    return content.transformingEnvironment {
      $0.selectionMenu = SelectionMenu(open: open, perform: perform)
    }
    .opening(menu(self.opened), while: isOpen, at: position)
  }
}
