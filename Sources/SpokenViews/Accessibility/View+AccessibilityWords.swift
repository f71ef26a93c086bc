import ScreenTree

/// What a view is called, set to, and for.
extension View {
  /// What VoiceOver calls the view.
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.label(label.string(), at: position)], "accessibilityLabel", at: position,
      isEnabled: isEnabled)
  }

  /// What VoiceOver calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.label(label.string, at: position)], "accessibilityLabel", at: position,
      isEnabled: isEnabled)
  }

  /// What VoiceOver calls the view.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.label(label.string, at: position)], "accessibilityLabel", at: position,
      isEnabled: isEnabled)
  }

  /// What VoiceOver calls the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.label(String(label), at: position)], "accessibilityLabel", at: position,
      isEnabled: isEnabled)
  }

  /// What the view is set to, in words.
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.valueText(value.string(), at: position)], "accessibilityValue", at: position,
      isEnabled: isEnabled)
  }

  /// What the view is set to, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.valueText(value.string, at: position)], "accessibilityValue", at: position,
      isEnabled: isEnabled)
  }

  /// What the view is set to, in words.
  public nonisolated func accessibilityValue(
    _ value: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.valueText(value.string, at: position)], "accessibilityValue", at: position,
      isEnabled: isEnabled)
  }

  /// What the view is set to, in words.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<Words: StringProtocol>(
    _ value: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.valueText(String(value), at: position)], "accessibilityValue", at: position,
      isEnabled: isEnabled)
  }

  /// What happens when the view is used.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.hint(hint.string(), at: position)], "accessibilityHint", at: position,
      isEnabled: isEnabled)
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.hint(hint.string, at: position)], "accessibilityHint", at: position,
      isEnabled: isEnabled)
  }

  /// What happens when the view is used.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.hint(hint.string, at: position)], "accessibilityHint", at: position,
      isEnabled: isEnabled)
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Words: StringProtocol>(
    _ hint: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.hint(String(hint), at: position)], "accessibilityHint", at: position,
      isEnabled: isEnabled)
  }

  /// Names for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringKey], isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.inputLabels(labels.map { $0.string() }, at: position)], "accessibilityInputLabels",
      at: position, isEnabled: isEnabled)
  }

  /// Names for Voice Control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ labels: [LocalizedStringResource], isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.inputLabels(labels.map { $0.string }, at: position)], "accessibilityInputLabels",
      at: position, isEnabled: isEnabled)
  }

  /// Names for Voice Control.
  public nonisolated func accessibilityInputLabels(
    _ labels: [Text], isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.inputLabels(labels.map { $0.string }, at: position)], "accessibilityInputLabels",
      at: position, isEnabled: isEnabled)
  }

  /// Names for Voice Control.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<Words: StringProtocol>(
    _ labels: [Words], isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.inputLabels(labels.map { String($0) }, at: position)], "accessibilityInputLabels",
      at: position, isEnabled: isEnabled)
  }
}
