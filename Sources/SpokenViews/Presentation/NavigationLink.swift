import ScreenTree

/// A control that shows another screen.
public struct NavigationLink<Label, Destination> {
  let label: Label
  private let target: Target
  private let position: Position

  /// What is shown.
  private enum Target {
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

  /// Mounts the link.
  public static func _makeNode(_ view: Self, _ context: _ViewContext) -> _ViewNodeOf<Self> {
    ContainerNode(view, context, \.label) { view, nodes, node in
      // The node keeps what it wrote, which has this closure.
      let press = Behavior(.activate) { [weak node] _ in
        guard let node else { return false }
        return view.follow(from: node)
      }
      return Node(
        .navigationLink, children: nodes, properties: [.behavior(press, at: view.position)],
        position: view.position)
    }
  }

  @MainActor
  private func follow(from node: _ViewNode) -> Bool {
    let stack = node.ancestor((any NavigationContainer).self)
    switch target {
    case .view(let destination): stack?.push(AnyView(Deferred(destination)), onPop: nil)
    case .active(let isActive, let destination):
      isActive.wrappedValue = true
      stack?.push(AnyView(Deferred(destination))) { isActive.wrappedValue = false }
    case .value(let value):
      guard let value else { return false }
      // In the sidebar of a split view a link chooses the row, which then shows the next column.
      if let list = node.environment.selection, list.select(value) { return true }
      return stack?.push(value: value) ?? false
    }
    return stack != nil
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

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen of a value, with a localized title.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, value: Value?, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    target = .value(value.map { AnyHashable($0) })
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link to the screen of a value, with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, value: Value?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    target = .value(value.map { AnyHashable($0) })
    label = Text(title, file: file, line: line, column: column)
    position = Position(file, line, column)
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    target = .view(destination)
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    target = .view(destination)
    label = Text(title, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    target = .view { destination }
    label = Text(titleKey, file: file, line: line, column: column)
    position = Position(file, line, column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    target = .view { destination }
    label = Text(title, file: file, line: line, column: column)
    position = Position(file, line, column)
  }
}
