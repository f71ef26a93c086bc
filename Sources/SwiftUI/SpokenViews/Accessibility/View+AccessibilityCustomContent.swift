import ScreenTree

/// Information that is read on demand.
extension View {
  /// Information that VoiceOver reads on demand.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string(), value.string(), importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string(), value.string, importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  public nonisolated func accessibilityCustomContent<Words: StringProtocol>(
    _ label: LocalizedStringKey, _ value: Words, importance: AXCustomContent.Importance = .default,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string(), String(value), importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string, value.string, importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Words: StringProtocol>(
    _ label: LocalizedStringResource, _ value: Words,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string, String(value), importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string, value.string, importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  public nonisolated func accessibilityCustomContent<Words: StringProtocol>(
    _ label: Text, _ value: Words, importance: AXCustomContent.Importance = .default,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(label.string, String(value), importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Words: StringProtocol, Value: StringProtocol>(
    _ label: Words, _ value: Value, importance: AXCustomContent.Importance = .default,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(String(label), String(value), importance, at: Position(file, line, column))
  }

  nonisolated func attachingContent(
    _ label: String, _ value: String, _ importance: AXCustomContent.Importance,
    at position: Position
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let content = Property.CustomContent(
      label: label, value: value, isImportant: importance == .high)
    return attaching(
      [.customContent([content], at: position)], "accessibilityCustomContent", at: position)
  }
}
