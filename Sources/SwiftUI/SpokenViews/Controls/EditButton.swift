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

  /// A button.
  public init() {}

  /// The button.
  public var body: some View {
    // Outside of a container that is edited the button still changes its own words.
    let mode = mode ?? $own
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
