import ScreenTree

extension View {
  /// Asks what to do, with a title as a text.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Asks what to do, with a title as a text and a message.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Asks what to do about a value, with a title as a text.
  public nonisolated func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do about a value, with a title as a text and a message.
  public nonisolated func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: message)
  }

  /// Asks what to do, with a title as it is and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? String(title) : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Asks what to do about a value, with a title as it is.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? String(title) : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do about a value, with a title as it is and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<
    Title: StringProtocol, Value, Actions: View, Message: View
  >(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? String(title) : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: message)
  }

  /// Asks what to do, with a title as a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? titleResource.string : nil,
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: { actions() }, message: { EmptyView() })
  }

  /// Asks what to do, with a title as a resource and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? titleResource.string : nil,
      { isPresented.wrappedValue ? () : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: { actions() }, message: { message() })
  }

  /// Asks what to do about a value, with a title as a resource.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Value, Actions: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? titleResource.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do about a value, with a title as a resource and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? titleResource.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: message)
  }

  /// How severe the question is; not heard.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// The picture of the question; not heard.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}

/// How severe the question of a dialog is; not heard.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, standard, critical
}
