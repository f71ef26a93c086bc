public import Foundation
import ScreenTree

extension View {
  /// Shows an alert with a title as it is while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      String(title), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert with a title as it is and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      String(title), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert about a value while another value is true.
  public nonisolated func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      titleKey.string(), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about an error while a value is true.
  public nonisolated func alert<Problem: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Problem?, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      error?.errorDescription ?? "", { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert about an error with a message while a value is true.
  public nonisolated func alert<Problem: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Problem?,
    @ViewBuilder actions: @escaping (Problem) -> Actions,
    @ViewBuilder message: @escaping (Problem) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      error?.errorDescription ?? "", { isPresented.wrappedValue ? error : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: message)
  }

  /// Shows an alert while a value is true, by its older name.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let alert = Unchecked(content)
    return modifier(
      PresentationModifier(
        item: { isPresented.wrappedValue ? alert.value() : nil },
        close: { isPresented.wrappedValue = false }, onDismiss: nil,
        content: { OldAlertContent(alert: $0) }
      ) { nodes, close in
        Node(
          .alert, title: alert.value().title.string, children: nodes.closingEach(by: close),
          position: Position(file, line, column))
      })
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
      Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
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
    buttons = [dismissButton ?? .default(Text("OK"))]
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
  let alert: Alert
}

extension OldAlertContent: View {
  var body: some View {
    alert.message
    ForEach(0..<alert.buttons.count, id: \.self) { index in
      SpokenViews.Button(role: alert.buttons[index].role) {
        alert.buttons[index].action()
      } label: {
        alert.buttons[index].label
      }
    }
  }
}
