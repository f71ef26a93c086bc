/// A button that lets its user rename something.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// A button with the system's words.
  public init() {}

  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }
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
