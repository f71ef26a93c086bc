import ScreenTree

/// Custom actions by their names, and scrolling.
extension View {
  /// A custom action.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(name.string(), handler, at: Position(file, line, column))
  }

  /// A custom action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(name.string, handler, at: Position(file, line, column))
  }

  /// A custom action.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(name.string, handler, at: Position(file, line, column))
  }

  /// A custom action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Words: StringProtocol>(
    named name: Words, _ handler: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(String(name), handler, at: Position(file, line, column))
  }

  /// What VoiceOver says after the view scrolled.
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingScrollStatus(status.string(), at: Position(file, line, column), isEnabled: isEnabled)
  }

  /// What VoiceOver says after the view scrolled.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingScrollStatus(status.string, at: Position(file, line, column), isEnabled: isEnabled)
  }

  /// What VoiceOver says after the view scrolled.
  public nonisolated func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingScrollStatus(status.string, at: Position(file, line, column), isEnabled: isEnabled)
  }

  /// What VoiceOver says after the view scrolled.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<Words: StringProtocol>(
    _ status: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingScrollStatus(String(status), at: Position(file, line, column), isEnabled: isEnabled)
  }
}
