// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
import ScreenTree

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a title as a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(titleResource, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A link with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(titleKey, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, destination: Destination, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      destination: destination, label: { Text(title, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }

  /// A link with a localized title that sets a value, and is followed when the value is set.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: destination, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A link with a title as it is that sets a value, and is followed when the value is set.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      isActive: isActive, destination: destination, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A link with a localized title that sets a value, and is followed when the value is set.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, isActive: isActive, label: { Text(titleKey, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A link with a title as it is that sets a value, and is followed when the value is set.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ title: Words, destination: Destination, isActive: Binding<Bool>, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, isActive: isActive, label: { Text(title, file: file, line: line,
      column: column) }, file: file, line: line, column: column)
  }

  /// A link with a localized title that sets a selection to its tag, and is followed when it is its tag.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(titleKey, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A link with a title as it is that sets a selection to its tag, and is followed when it is its tag.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: Hashable>(
    _ title: Words, tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      tag: tag, selection: selection, destination: destination, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A link with a localized title that sets a selection to its tag, and is followed when it is its tag.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(titleKey, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }

  /// A link with a title as it is that sets a selection to its tag, and is followed when it is its tag.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: Hashable>(
    _ title: Words, destination: Destination, tag: Value, selection: Binding<Value?>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      destination: destination, tag: tag, selection: selection, label: { Text(title, file: file,
      line: line, column: column) }, file: file, line: line, column: column)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the screen of a value, with a localized title.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, value: Value?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, label: { Text(titleKey, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A link to the screen of a value, with a title as it is.
  @_disfavoredOverload
  public init<Words: StringProtocol, Value: Hashable>(
    _ title: Words, value: Value?, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      value: value, label: { Text(title, file: file, line: line, column: column) }, file: file,
      line: line, column: column)
  }

  /// A link to the screen of a value, with a title as a resource.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource, value: Value?, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      value: value, label: { Text(titleResource, file: file, line: line, column: column) },
      file: file, line: line, column: column)
  }
}

extension View {
  /// Shows an alert while a value is true; without a button it has one to confirm.
  public nonisolated func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      title.string(), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert while a value is true; without a button it has one to confirm.
  @_disfavoredOverload
  public nonisolated func alert<Words: StringProtocol, Actions: View>(
    _ title: Words, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      String(title), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert while a value is true; without a button it has one to confirm.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      title.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert while a value is true; without a button it has one to confirm.
  public nonisolated func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      title.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Shows an alert with a message while a value is true.
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      title.string(), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<Words: StringProtocol, Actions: View, Message: View>(
    _ title: Words, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alerting(
      String(title), { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert with a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alerting(
      title.string, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Shows an alert with a message while a value is true.
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

  /// Shows an alert about a value while another value is true.
  public nonisolated func alert<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      title.string(), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value while another value is true.
  @_disfavoredOverload
  public nonisolated func alert<Words: StringProtocol, Value, Actions: View>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      String(title), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value while another value is true.
  @_disfavoredOverload
  public nonisolated func alert<Value, Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      title.string, { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert about a value while another value is true.
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

  /// Shows an alert about a value, with a message, while another value is true.
  public nonisolated func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return alerting(
      title.string(), { isPresented.wrappedValue ? data.value : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: actions, message: message)
  }

  /// Shows an alert about a value, with a message, while another value is true.
  @_disfavoredOverload
  public nonisolated func alert<Words: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Words, isPresented: Binding<Bool>, presenting data: Value?,
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

  /// Shows an alert about a value, with a message, while another value is true.
  @_disfavoredOverload
  public nonisolated func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Value?,
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

  /// Shows an alert about a value, with a message, while another value is true.
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

  /// Asks what to do while a value is true.
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string() : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Asks what to do while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Words: StringProtocol, Actions: View>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? String(title) : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Asks what to do while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { EmptyView() })
  }

  /// Asks what to do while a value is true.
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

  /// Asks what to do, with a message, while a value is true.
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string() : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Asks what to do, with a message, while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Words: StringProtocol, Actions: View, Message: View>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? String(title) : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Asks what to do, with a message, while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    asking(
      titleVisibility == .visible ? title.string : nil, { isPresented.wrappedValue ? () : nil },
      close: { isPresented.wrappedValue = false }, at: Position(file, line, column),
      actions: { actions() }, message: { message() })
  }

  /// Asks what to do, with a message, while a value is true.
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

  /// Asks what to do with a value while another one is true.
  public nonisolated func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string() : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do with a value while another one is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Words: StringProtocol, Value, Actions: View>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: @escaping (Value) -> Actions,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? String(title) : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do with a value while another one is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: { _ in EmptyView() })
  }

  /// Asks what to do with a value while another one is true.
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

  /// Asks what to do with a value, with a message, while another one is true.
  public nonisolated func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string() : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: message)
  }

  /// Asks what to do with a value, with a message, while another one is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Words: StringProtocol, Value, Actions: View, Message: View>(
    _ title: Words, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
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

  /// Asks what to do with a value, with a message, while another one is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    let data = Unchecked(data)
    return asking(
      titleVisibility == .visible ? title.string : nil,
      { isPresented.wrappedValue ? data.value : nil }, close: { isPresented.wrappedValue = false },
      at: Position(file, line, column), actions: actions, message: message)
  }

  /// Asks what to do with a value, with a message, while another one is true.
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

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<Words: StringProtocol>(
    _ title: Words, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// A switch that keeps the question from being asked again; not heard, only the Mac shows it.
  public nonisolated func dialogSuppressionToggle(
    _ title: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: title.string()))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Words: StringProtocol>(_ title: Words) -> some View {
    modifier(TitleModifier(title: String(title)))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  /// The title of the screen, which is a heading in the bar of a navigation stack.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }

  /// The title of the screen, by its older name.
  public nonisolated func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// The title of the screen, by its older name.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Words: StringProtocol>(
    _ title: Words, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// The title of the screen, by its older name.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  /// Words below the title.
  public nonisolated func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    modifier(BarsModifier(subtitle: subtitle.string()))
  }

  /// Words below the title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Words: StringProtocol>(
    _ subtitle: Words
  ) -> some View {
    modifier(BarsModifier(subtitle: String(subtitle)))
  }

  /// Words below the title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarsModifier(subtitle: subtitle.string))
  }

  /// An explanation of the view, which is its hint on iOS.
  public nonisolated func help(
    _ text: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    stating(.hint, text.string(), "help", at: Position(file, line, column))
  }

  /// An explanation of the view, which is its hint on iOS.
  @_disfavoredOverload
  public nonisolated func help<Words: StringProtocol>(
    _ text: Words, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    stating(.hint, String(text), "help", at: Position(file, line, column))
  }

  /// An explanation of the view, which is its hint on iOS.
  public nonisolated func help(
    _ text: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    stating(.hint, text.string, "help", at: Position(file, line, column))
  }
}

extension View {
  /// A search field.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searching(text, isPresented, prompt.string(), EmptyView(), at: Position(file, line, column))
  }

  /// A search field.
  @_disfavoredOverload
  public nonisolated func searchable<Words: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Words, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searching(text, isPresented, String(prompt), EmptyView(), at: Position(file, line, column))
  }

  /// A search field with suggestions.
  public nonisolated func searchable<Suggestions: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> Suggestions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searching(text, isPresented, prompt.string(), suggestions(), at: Position(file, line, column))
  }

  /// A search field with suggestions.
  @_disfavoredOverload
  public nonisolated func searchable<Words: StringProtocol, Suggestions: View>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Words,
    @ViewBuilder suggestions: () -> Suggestions, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searching(text, isPresented, String(prompt), suggestions(), at: Position(file, line, column))
  }

  /// A search field that holds tokens, with those that it suggests.
  public nonisolated func searchable<Token: View, Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Tokens.Element) -> Token,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View where Tokens.Element: Identifiable {
    searching(
      text, tokens, suggestedTokens, isPresented, prompt.string(), token, at: Position(file, line,
      column))
  }

  /// A search field that holds tokens, with those that it suggests.
  @_disfavoredOverload
  public nonisolated func searchable<Words: StringProtocol, Token: View, Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Words,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View where Tokens.Element: Identifiable {
    searching(
      text, tokens, suggestedTokens, isPresented, String(prompt), token, at: Position(file, line,
      column))
  }
}
