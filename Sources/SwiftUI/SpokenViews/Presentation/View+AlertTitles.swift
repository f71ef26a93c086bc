import ScreenTree

extension View {
  /// Shows an alert, with a title as a text.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      title.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert, with a title as a text and a message.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      title.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert about a value, with a title as a text.
  public nonisolated func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      title.string, { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value, with a title as a text and a message.
  public nonisolated func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      title.string, { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: message)
  }

  /// Shows an alert about a value, with a title as it is.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      String(title), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value, with a title as it is and a message.
  @_disfavoredOverload
  public nonisolated func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      String(title), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: message)
  }

  /// Shows an alert, with a title as a resource.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      titleResource.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert, with a title as a resource and a message.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      titleResource.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert about a value, with a title as a resource.
  @_disfavoredOverload
  public nonisolated func alert<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      titleResource.string, { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value, with a title as a resource and a message.
  @_disfavoredOverload
  public nonisolated func alert<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      titleResource.string, { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: message)
  }
}
