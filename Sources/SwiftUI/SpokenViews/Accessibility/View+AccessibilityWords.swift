import ScreenTree

/// What a view is called, set to, and for.
extension View {
  /// What VoiceOver calls the view.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .label, label.string(), "accessibilityLabel", isEnabled, at: Position(file, line, column))
  }

  /// What VoiceOver calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.label, label.string, "accessibilityLabel", isEnabled, at: Position(file, line, column))
  }

  /// What VoiceOver calls the view.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.label, label.string, "accessibilityLabel", isEnabled, at: Position(file, line, column))
  }

  /// What VoiceOver calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .label, String(label), "accessibilityLabel", isEnabled, at: Position(file, line, column))
  }

  /// What the view is set to, in words.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .valueText, value.string(), "accessibilityValue", isEnabled, at: Position(file, line, column))
  }

  /// What the view is set to, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .valueText, value.string, "accessibilityValue", isEnabled, at: Position(file, line, column))
  }

  /// What the view is set to, in words.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .valueText, value.string, "accessibilityValue", isEnabled, at: Position(file, line, column))
  }

  /// What the view is set to, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Words: StringProtocol>(
    _ value: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .valueText, String(value), "accessibilityValue", isEnabled, at: Position(file, line, column))
  }

  /// What happens when the view is used.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, hint.string(), "accessibilityHint", isEnabled, at: Position(file, line, column))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, hint.string, "accessibilityHint", isEnabled, at: Position(file, line, column))
  }

  /// What happens when the view is used.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, hint.string, "accessibilityHint", isEnabled, at: Position(file, line, column))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Words: StringProtocol>(
    _ hint: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, String(hint), "accessibilityHint", isEnabled, at: Position(file, line, column))
  }

  /// Names for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .inputLabels, labels.map { $0.string() }, "accessibilityInputLabels", isEnabled,
      at: Position(file, line, column))
  }

  /// Names for Voice Control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringResource], isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .inputLabels, labels.map { $0.string }, "accessibilityInputLabels", isEnabled,
      at: Position(file, line, column))
  }

  /// Names for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ labels: [Text], isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .inputLabels, labels.map { $0.string }, "accessibilityInputLabels", isEnabled,
      at: Position(file, line, column))
  }

  /// Names for Voice Control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Words: StringProtocol>(
    _ labels: [Words], isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .inputLabels, labels.map { String($0) }, "accessibilityInputLabels", isEnabled,
      at: Position(file, line, column))
  }
}
