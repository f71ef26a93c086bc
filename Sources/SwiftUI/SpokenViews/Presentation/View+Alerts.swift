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
}
