import ScreenTree

/// The actions of a row's swipes.
struct SwipeActionsModifier<Actions: View> {
  let actions: Actions
  let position: Position
}

extension SwipeActionsModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.actions) { modifier, nodes, buttons, _ in
      let properties = buttons.flatMap { modifier.properties(of: $0) }
      return nodes.map { $0.adding(properties) }
    }
  }

  @MainActor
  private func properties(of button: Node) -> [Property] {
    // Buttons may stand in a group without words of its own.
    guard let name = button.words else { return button.children.flatMap { properties(of: $0) } }
    let own = button.all(.behavior).last { $0.trigger == .activate }
    let behavior = Behavior(.action(name)) { _ in own?.perform() ?? false }
    return [
      .swipeActions([Property.Action(name)], at: button.position),
      .behavior(behavior, at: button.position),
    ]
  }
}

extension View {
  /// Actions of a row, which VoiceOver offers among its actions.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    modifier(
      SwipeActionsModifier(actions: content(), position: Position(file, line, column)))
  }

  /// Loads the content again by a swipe down with three fingers, and gives the action to the view.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    let refresh = Behavior(.scroll) { input in
      // A swipe down with three fingers scrolls up, as a finger that pulls the list down.
      guard input == .direction(.up) else { return false }
      Task { @MainActor in await action() }
      return true
    }
    return transformingEnvironment { $0.refresh = RefreshAction(action: action) }
      .attaching([.behavior(refresh, at: position)], "refreshable", at: position)
  }

  /// Loads the content again by work that never waits, as `task` has it too.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let wait: @MainActor @Sendable () async -> Void = action
    return refreshable(action: wait, file: file, line: line, column: column)
  }

  /// A view at an edge of the screen, read before or after the content.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .top))
  }

  /// A view at a side of the screen, read before or after the content.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .leading))
  }

  /// A bar at an edge of the screen, read before or after the content.
  public nonisolated func safeAreaBar<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    modifier(InsetModifier(inset: content(), isBefore: edge == .top))
  }
}

/// A view beside the content.
struct InsetModifier<Inset: View> {
  let inset: Inset
  let isBefore: Bool
}

extension InsetModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<Inside: View>(
    _ view: ModifiedContent<Inside, Self>, _ context: _ViewContext
  ) -> _ViewNodeOf<ModifiedContent<Inside, Self>> {
    PartsNode.attaching(view, context, \.inset) { modifier, nodes, inset, view in
      inset.isEmpty ? nodes : [modifier.stack(nodes, inset, in: view)]
    }
  }

  @MainActor
  private func stack(_ nodes: [Node], _ inset: [Node], in view: _ViewNode) -> Node {
    let position = nodes.first?.position ?? .unknown
    let content = nodes.asContent(at: position)
    let inset = inset.asContent(at: position)
    // Below each other also at a side: in a row the taller one would begin further up, and be read
    // first.
    return view.named(
      Node(
        .vStack, className: "safeAreaInset", children: isBefore ? inset + content : content + inset,
        properties: [.groupChildren(true, at: position)], position: position))
  }
}
