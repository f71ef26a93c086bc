import ScreenTree

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It cancels something.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")

  /// The words of a button that has only a role.
  var systemTitle: SystemWord {
    let titles: [ButtonRole: SystemWord] = [.cancel: .cancel, .confirm: .done, .close: .close]
    return titles[self] ?? .delete
  }
}

/// A control that does something.
public struct Button<Label> {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let position: Position
}

extension Button: View where Label: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A button with a view as its label.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), role: nil, action: action, position: Position(file, line, column))
  }

  /// A button with a role.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      label: label(), role: role, action: action, position: Position(file, line, column))
  }

  /// Mounts the button.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ButtonNode(view, context)
  }
}

extension Button where Label == Text {
  /// A button with the system's words for its role.
  ///
  /// The words are a guess but for Cancel: the system shows a symbol.
  @preconcurrency
  public nonisolated init(
    role: ButtonRole, action: @escaping @MainActor () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let place = Position(file, line, column)
    self.init(
      label: Text(role.systemTitle, at: place), role: role, action: action, position: place)
  }
}

/// A button's node: its label, or what its style makes of the label.
private final class ButtonNode<Label: View>: _ViewNodeOf<Button<Label>> {
  private var inside: _ViewNodeOf<Button<Label>>?

  override init(_ view: Button<Label>, _ context: _ViewContext) {
    super.init(view, context)
    inside = StyleNode(
      view, self.context(),
      parts: {
        PrimitiveButtonStyleConfiguration(
          role: $0.role, label: .init(AnyView($0.label)), action: $0.action)
      }, plain: { $0.label })
  }

  override var children: [_ViewNode] { inside.map { [$0] } ?? [] }

  override func makeNodes() -> [Node] {
    let shown = inside?.nodes ?? []
    let style = environment[styleOf: PrimitiveButtonStyleConfiguration.self]
    // A style that shows another button, or a toggle, leaves it to that one to be the control.
    if style.make != nil, !style.isOfLabel, shown.contains(where: \.hasControl) {
      return shown
    }
    // The action now: a node that was written before keeps the one that it was written with.
    let action = view.action
    let press = Behavior(.activate) { _ in
      action()
      return true
    }
    return [
      named(
        Node(
          .button, className: view.role == .cancel ? Node.cancelButton : nil,
          children: shown,
          properties: [.behavior(press, at: view.position)], position: view.position))
    ]
  }

  override func receive(_ view: Button<Label>, _ environment: EnvironmentValues) {
    super.receive(view, environment)
    inside?.receive(view, environment)
  }
}

extension Node {
  /// Whether it is a control, or has one inside.
  fileprivate var hasControl: Bool {
    kind == .button || kind == .toggle || kind == .menu || children.contains(where: \.hasControl)
  }
}
