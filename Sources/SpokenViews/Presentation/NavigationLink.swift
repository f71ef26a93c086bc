import ScreenTree

/// A control that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  private let destination: () -> Destination
  private let position: Position
}

extension NavigationLink: View where Label: View, Destination: View {
  /// The label is the node's.
  public typealias Body = Never

  /// A link with a view as its label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    self.label = label()
    position = Position(file, line, column)
  }

  /// A link with a view as its label.
  public init(
    destination: Destination, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.destination = { destination }
    self.label = label()
    position = Position(file, line, column)
  }

  /// Mounts the link.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.label) { view, nodes, node in
      let press = Behavior(.activate) { [weak node] _ in
        guard let stack = node?.ancestor((any NavigationContainer).self) else { return false }
        stack.push(AnyView(view.destination()))
        return true
      }
      return Node(
        .navigationLink, children: nodes, properties: [.behavior(press, at: view.position)],
        position: view.position)
    }
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.destination = destination
    label = Text(title, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.destination = { destination }
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }
}
