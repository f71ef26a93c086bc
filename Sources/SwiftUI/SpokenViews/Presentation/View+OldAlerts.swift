import ScreenTree

extension View {
  private nonisolated func alerting<Item>(
    _ item: @escaping @MainActor () -> Item?, close: @escaping @MainActor () -> Void,
    at position: Position, _ alert: @escaping (Item) -> Alert
  ) -> some View {
    let alert = Unchecked(alert)
    return modifier(
      PresentationModifier(
        item: item, close: close, onDismiss: nil,
        content: {
          OldAlertContent(message: alert.value($0).message, buttons: alert.value($0).buttons)
        }
      ) { nodes, close in
        Node(
          .alert, title: item().map { alert.value($0).title.string },
          children: nodes.closingEach(by: close, afterAction: true).sortedAsDialog(.alert),
          position: position)
      })
  }

  /// Shows an alert while a value is true, by its older name.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column)
    ) { content() }
  }

  /// Shows an alert while there is an item, by its older name.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      { item.wrappedValue }, close: { item.wrappedValue = nil }, at: Position(file, line, column),
      content)
  }

  private nonisolated func asking<Item>(
    _ item: @escaping @MainActor () -> Item?, close: @escaping @MainActor () -> Void,
    at position: Position, _ sheet: @escaping (Item) -> ActionSheet
  ) -> some View {
    let sheet = Unchecked(sheet)
    return modifier(
      PresentationModifier(
        item: item, close: close, onDismiss: nil,
        content: {
          OldAlertContent(message: sheet.value($0).message, buttons: sheet.value($0).buttons)
        }
      ) { nodes, close in
        Node(
          .sheet, className: "ConfirmationDialog",
          title: item().map { sheet.value($0).title.string },
          children: nodes.closingEach(by: close, afterAction: true).sortedAsDialog(.dialog),
          position: position)
      })
  }

  /// Asks what to do while a value is true, by its older name.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column)
    ) { content() }
  }

  /// Asks what to do while there is an item, by its older name.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      { item.wrappedValue }, close: { item.wrappedValue = nil }, at: Position(file, line, column),
      content)
  }
}

/// A dialog with buttons by its older name.
public struct ActionSheet {
  /// A button of the dialog.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A dialog with buttons; without any it has one to cancel.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// An alert by its older name.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(.cancel, at: .unknown), role: .cancel, action: action ?? {})
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with a button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(.ok, at: .unknown))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The message and the buttons of an alert by its older name.
private struct OldAlertContent {
  let message: Text?
  let buttons: [Alert.Button]
}

extension OldAlertContent: View {
  var body: some View {
    message
    ForEach(0..<buttons.count, id: \.self) { index in
      SpokenViews.Button(role: buttons[index].role) {
        buttons[index].action()
      } label: {
        buttons[index].label
      }
    }
  }
}
