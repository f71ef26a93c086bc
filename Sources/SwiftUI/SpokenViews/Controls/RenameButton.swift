import ScreenTree

/// A button that lets its user rename something.
public struct RenameButton: View {
  @Environment(\.rename) private var rename
  private let position: Position

  /// A button with the system's words.
  public init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    position = Position(file, line, column)
  }

  /// The button.
  public var body: some View {
    Button(
      label: Label(
        Text(.rename, at: position), Image(systemName: "pencil"), at: position),
      role: nil, action: { rename?() }, position: position)
  }
}

extension View {
  /// What the rename buttons in the view do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    let action = Unchecked(action)
    return transformingEnvironment { $0.rename = action.value }
  }

  /// What the rename buttons in the view do: they give the keyboard to a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
