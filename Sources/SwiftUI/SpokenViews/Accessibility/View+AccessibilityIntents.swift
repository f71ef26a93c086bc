import ScreenTree

// Not heard: `accessibilityAction(…intent:)`: what its intent does, because AppIntents is Apple's; its name is heard.

/// Actions that an intent of the app performs.
///
/// The protocol of intents belongs to Apple's AppIntents, so that any value is taken for one.
extension View {
  /// An action of the system or a custom one, which an intent performs.
  public nonisolated func accessibilityAction<Intent>(
    _ actionKind: AccessibilityActionKind = .default, intent: Intent,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    switch actionKind.kind {
    case .named(let name): return attachingIntent(name, at: position)
    case .standard(.activate):
      return stating(.onActivate, [], "accessibilityAction", at: position)
    case .standard: return attaching([], "accessibilityAction", at: position)
    }
  }

  /// A custom action with a view as its name, which an intent performs.
  public nonisolated func accessibilityAction<Intent, Label: View>(
    intent: Intent, @ViewBuilder label: () -> Label, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    // The name is still offered, so that the action is heard in the rotor.
    accessibilityAction(action: {}, label: label, file: file, line: line, column: column)
  }

  nonisolated func attachingIntent(
    _ name: String, at position: Position
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.actions, [Property.Action(name)], "accessibilityAction", at: position)
  }
}
