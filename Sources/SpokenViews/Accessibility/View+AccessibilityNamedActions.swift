import ScreenTree

/// Custom actions by their names, scrolling, and drag and drop.
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

  /// Where a drag of the view can begin.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.draggable(true, at: position)], "accessibilityDragPoint", at: position,
      isEnabled: isEnabled)
  }

  /// Where a drag of the view can begin.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.draggable(true, at: position)], "accessibilityDragPoint", at: position,
      isEnabled: isEnabled)
  }

  /// Where a drag of the view can begin.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.draggable(true, at: position)], "accessibilityDragPoint", at: position,
      isEnabled: isEnabled)
  }

  /// Where a drag of the view can begin.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<Words: StringProtocol>(
    _ point: UnitPoint, description: Words, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [.draggable(true, at: position)], "accessibilityDragPoint", at: position,
      isEnabled: isEnabled)
  }

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [], "accessibilityDropPoint", at: position, isEnabled: isEnabled)
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [], "accessibilityDropPoint", at: position, isEnabled: isEnabled)
  }

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [], "accessibilityDropPoint", at: position, isEnabled: isEnabled)
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<Words: StringProtocol>(
    _ point: UnitPoint, description: Words, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(
      [], "accessibilityDropPoint", at: position, isEnabled: isEnabled)
  }
}
