import ScreenTree

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}

/// A button that starts and ends the editing of a list.
///
/// VoiceOver deletes rows by their action Delete, without this button.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var own = EditMode.inactive
  private let position: Position

  /// A button.
  public init(file: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    position = Position(file, line, column)
  }

  /// The button.
  public var body: some View {
    // Outside of a container that is edited the button still changes its own words.
    let mode = mode ?? $own
    Button(
      label: Text(mode.wrappedValue.isEditing ? .done : .edit, at: position), role: nil,
      action: { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active },
      position: position)
  }
}
