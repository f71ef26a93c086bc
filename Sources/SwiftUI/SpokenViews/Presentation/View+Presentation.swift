import ScreenTree

extension View {
  private nonisolated func presenting<Item, Sheet: View>(
    _ item: @escaping @MainActor () -> Item?, close: @escaping @MainActor () -> Void,
    onDismiss: (() -> Void)?, isSheet: Bool = true, at position: Position,
    _ content: @escaping (Item) -> Sheet
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, close: close, onDismiss: onDismiss, content: content, isSheet: isSheet
      ) { nodes, _ in Node(.sheet, children: nodes, position: position) })
  }

  /// Shows a sheet while a value is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, at: Position(file, line, column)
    ) { content() }
  }

  /// Shows a sheet while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      { item.wrappedValue }, close: { item.wrappedValue = nil }, onDismiss: onDismiss,
      at: Position(file, line, column), content)
  }

  /// Shows a view over the whole screen while a value is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      onDismiss: onDismiss, isSheet: false, at: Position(file, line, column)
    ) { content() }
  }

  /// Shows a view over the whole screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    presenting(
      { item.wrappedValue }, close: { item.wrappedValue = nil }, onDismiss: onDismiss,
      isSheet: false, at: Position(file, line, column), content)
  }

  nonisolated func alerting<Item, Actions: View, Message: View>(
    _ title: String, _ item: @escaping @MainActor () -> Item?,
    close: @escaping @MainActor () -> Void, at position: Position,
    actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, close: close, onDismiss: nil,
        content: { AlertContent(message: message($0), actions: actions($0)) }
      ) { nodes, close in
        Node(
          .alert, title: title,
          children: nodes.closing(by: close, at: position).sortedAsDialog(.alert),
          position: position)
      })
  }
}

/// The message and the buttons of an alert.
struct AlertContent<Message: View, Actions: View> {
  let message: Message
  let actions: Actions
}

extension AlertContent: View {
  var body: some View {
    message
    actions
  }
}

extension [Node] {
  /// The content of an alert: each button also closes it; without one there is a button to confirm.
  @MainActor
  fileprivate func closing(
    by close: @escaping @MainActor () -> Void, at position: Position
  ) -> [Node] {
    let closing = self.map { node -> Node in
      guard node.kind == .button else { return node }
      let own = node.all(.behavior).last { $0.trigger == .activate }
      let press = Behavior(.activate) { _ in
        // Before it closes: the action may read the value that the alert is about, which closing
        // removes.
        own?.perform()
        close()
        return true
      }
      return node.adding([.behavior(press, at: node.position)])
    }
    guard !contains(where: { $0.kind == .button }) else { return closing }
    let press = Behavior(.activate) { _ in
      close()
      return true
    }
    let confirm = Node(
      .button, title: SystemWord.ok.text, properties: [.behavior(press, at: position)],
      position: position)
    return closing + [confirm]
  }
}
