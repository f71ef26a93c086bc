import ScreenTree

/// A button that opens a list of controls.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
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
    Styled(
      MenuStyleConfiguration(
        label: AnyView(label), content: AnyView(content), primaryAction: primaryAction,
        position: position)
    ) {
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
    PartsNode.container(view, context, \.label) { view, label, _ in
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
}

/// The look of each menu; what the style of an app shows is heard instead.
public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The parts.
  typealias Configuration = MenuStyleConfiguration

  /// The look.
  @MainActor @preconcurrency @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
  // No type of its own: only `Menu(configuration)` asks for it, and any view may stand there.
  /// A part of it.
  public typealias Label = AnyView
  /// A part of it.
  public typealias Content = AnyView

  /// What the button shows.
  public let label: Label
  /// The controls.
  public let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let position: Position
}

extension MenuStyle where Self: _SystemStyle {
  /// The menu.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction, position: configuration.position)
  }
}

extension View {
  /// The look of each menu in the view.
  public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    styled(style) { $0.makeBody(configuration: $1) }
  }
}
