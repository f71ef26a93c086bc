import ScreenTree

extension View {
  nonisolated func asking<Item, Actions: View, Message: View>(
    _ title: String?, _ item: @escaping @MainActor () -> Item?,
    close: @escaping @MainActor () -> Void, at position: Position,
    actions: @escaping (Item) -> Actions, message: @escaping (Item) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, close: close, onDismiss: nil,
        content: { AlertContent(message: message($0), actions: actions($0)) }
      ) { nodes, close in
        Node(
          .sheet, className: "ConfirmationDialog", title: title,
          children: nodes.cancelling(by: close, at: position).sortedAsDialog(.dialog),
          position: position)
      })
  }

  /// Shows a view beside its source while a value is true, on a phone as a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    sheet(
      isPresented: isPresented, content: content, file: file, line: line, column: column)
  }

  /// Shows a view beside its source while there is an item, on a phone as a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    sheet(item: item, content: content, file: file, line: line, column: column)
  }

  /// Shows details beside the view while a value is true, on a phone as a sheet.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    sheet(isPresented: isPresented, content: content, file: file, line: line, column: column)
  }
}

/// What a popover points at; not heard.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of a view.
  public enum Source: Hashable, Sendable {
    case bounds
  }

  case rect(Source)
  case point(UnitPoint)
}

extension [Node] {
  /// The content of a dialog: each button also closes it, and there is one to cancel.
  @MainActor
  fileprivate func cancelling(
    by close: @escaping @MainActor () -> Void, at position: Position
  ) -> [Node] {
    // Apple, `confirmationDialog`: "All actions in a confirmation dialog will dismiss the dialog
    // after the action runs."
    let nodes = closingEach(by: close, afterAction: true)
    // The system adds a button to cancel where the app has none with that role.
    guard !nodes.contains(where: \.cancels) else { return nodes }
    let press = Behavior(.activate) { _ in
      close()
      return true
    }
    return nodes + [
      Node(
        .button, title: SystemWord.cancel.text, properties: [.behavior(press, at: position)],
        position: position)
    ]
  }
}
