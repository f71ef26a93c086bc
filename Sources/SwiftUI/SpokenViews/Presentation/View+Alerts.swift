public import Foundation
import ScreenTree

extension View {
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
