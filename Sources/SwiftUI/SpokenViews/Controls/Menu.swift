import ScreenTree

/// A button that opens a list of controls.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.menuStyle) private var style
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  private let position: Position

  /// A menu with a view as its label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
    position = Position(file, line, column)
  }

  /// A menu that does something when it is tapped, and opens when it is held.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
    position = Position(file, line, column)
  }

  init(
    label: Label, content: Content, primaryAction: (@MainActor () -> Void)?, position: Position
  ) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
    self.position = position
  }

  /// The button, and the controls while they are open; or what the style of an app shows.
  public var body: some View {
    if let style {
      // The style's own menu does not have the style again.
      style.make(
        MenuStyleConfiguration(
          label: AnyView(label), content: AnyView(content), primaryAction: primaryAction,
          position: position)
      ).transformingEnvironment { $0.menuStyle = nil }
    } else {
      MenuButton(label: label, action: primaryAction, isOpen: $isOpen, position: position)
        .opening(content, while: $isOpen, at: position)
    }
  }
}

/// The button of a menu.
private struct MenuButton<Label: View>: View {
  let label: Label
  let action: (@MainActor () -> Void)?
  let isOpen: Binding<Bool>
  let position: Position

  static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.label) { view, label, _ in
      let press = Behavior(.activate) { _ in
        if let action = view.action { action() } else { view.isOpen.wrappedValue = true }
        return true
      }
      let open = Behavior(.showMenu) { _ in
        view.isOpen.wrappedValue = true
        return true
      }
      return Node(
        .menu, children: label,
        properties: [.behavior(press, at: view.position), .behavior(open, at: view.position)],
        position: view.position)
    }
  }
}

extension View {
  /// Shows the controls of a menu while a value is true; each also closes the menu.
  func opening<Content: View>(
    _ content: Content, while isOpen: Binding<Bool>, at position: Position
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { isOpen.wrappedValue ? () : nil }, close: { isOpen.wrappedValue = false },
        onDismiss: nil,
        // A picker in a menu shows its choices as rows of the menu, and opens nothing itself.
        content: { _ in content.transformingEnvironment { $0.isInMenu = true } }
      ) { nodes, close in
        Node(.sheet, children: nodes.closingEach(by: close), position: position)
      })
  }

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
}
