import ScreenTree

/// A control that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  fileprivate let target: Target
  fileprivate let position: Position

  /// What is shown.
  fileprivate enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
    case active(Binding<Bool>, () -> Destination)
  }
}

extension NavigationLink: View where Label: View, Destination: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A link with a view as its label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    target = .view(destination)
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link with a view as its label.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    target = .view { destination }
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link that sets a value, and is followed when the value is set.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    target = .active(isActive, destination)
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link that sets a value, and is followed when the value is set.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    target = .active(isActive) { destination }
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link that sets a selection to its tag, and is followed when the selection is its tag.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let tag = Unchecked(tag)
    let isActive = Binding(
      get: { selection.wrappedValue == tag.value },
      set: { selection.wrappedValue = $0 ? tag.value : nil })
    target = .active(isActive, destination)
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link of the library itself, whose place is known.
  init(label: Label, at position: Position, destination: @escaping () -> Destination) {
    target = .view(destination)
    self.label = label
    self.position = position
  }

  /// Mounts the link.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    LinkNode(view, context)
  }

  /// The screen of the link; nil where it is that of a value.
  @MainActor
  fileprivate var screen: AnyView? {
    switch target {
    case .view(let destination), .active(_, let destination): AnyView(LaterView(destination))
    case .value: nil
    }
  }
}

/// A link, which gives the screen that it opened its new values.
private final class LinkNode<Label: View, Destination: View>: PartsNode<
  NavigationLink<Label, Destination>
>
{
  /// The stack in which the screen of the link is open.
  private weak var opened: (any NavigationContainer)?

  init(_ view: NavigationLink<Label, Destination>, _ context: _ViewContext) {
    super.init(view, context, ViewParts(\.label))
  }

  override func makeNodes() -> [Node] {
    let position = view.position
    let press = Behavior(.activate) { [weak self] _ in self?.follow() ?? false }
    return [
      named(
        Node(
          .navigationLink, children: partNodes,
          properties: [.behavior(press, at: position)]
            + (leadsNowhere ? [.disabled(true, at: position)] : []), position: position))
    ]
  }

  /// Whether it is disabled, as SwiftUI disables a link without a value or outside of any stack.
  private var leadsNowhere: Bool {
    if case .value(let value) = view.target {
      guard let value else { return true }
      if environment.selection?.holds(value) == true { return false }
    }
    // What UIKit shows may be in a stack of UIKit, of which nothing is known here.
    return stack == nil && nearest { $0.role.isForeign ? $0 : nil } == nil
  }

  override func receive(
    _ view: NavigationLink<Label, Destination>, _ environment: EnvironmentValues
  ) {
    super.receive(view, environment)
    if let opened, let screen = view.screen { opened.renew(screen, of: self) }
  }

  private func follow() -> Bool {
    switch view.target {
    case .view: return open()
    case .active(let isActive, _):
      isActive.wrappedValue = true
      return open()
    case .value(let value):
      guard let value else { return false }
      // In the sidebar of a split view a link chooses the row, which then shows the next column.
      if let list = environment.selection, list.select(value) { return true }
      return stack?.push(value: value) ?? false
    }
  }

  private func open() -> Bool {
    guard let stack, let screen = view.screen else { return false }
    opened = stack
    stack.push(screen, of: self) { [weak self] in self?.closed() }
    return true
  }

  private func closed() {
    opened = nil
    if case .active(let isActive, _) = view.target { isActive.wrappedValue = false }
  }
}

extension NavigationLink where Label: View, Destination == Never {
  /// A link to the screen of a value, with a view as its label.
  public init<Value: Hashable>(
    value: Value?, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
    position = Position(file, line, column)
  }
}

extension NavigationLink where Label: View, Destination: View {
  /// A link that sets a selection to its tag, and is followed when the selection is its tag.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: { destination }, label: label, file: file,
      line: line, column: column)
  }
}
