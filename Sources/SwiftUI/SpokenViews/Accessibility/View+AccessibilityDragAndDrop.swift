import ScreenTree

// Not heard: `accessibilityDragPoint(_:description:)`: its point and description, because a drag begins on the whole view.
// Not heard: `accessibilityDropPoint(_:description:)`: all of it, because drops on views are not modelled.

/// Drag and drop.
extension View {
  /// Where a drag of the view can begin.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.draggable, true, "accessibilityDragPoint", isEnabled, at: Position(file, line, column))
  }

  /// Where a drag of the view can begin.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.draggable, true, "accessibilityDragPoint", isEnabled, at: Position(file, line, column))
  }

  /// Where a drag of the view can begin.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.draggable, true, "accessibilityDragPoint", isEnabled, at: Position(file, line, column))
  }

  /// Where a drag of the view can begin.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<Words: StringProtocol>(
    _ point: UnitPoint, description: Words, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.draggable, true, "accessibilityDragPoint", isEnabled, at: Position(file, line, column))
  }

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityDropPoint", at: Position(file, line, column))
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityDropPoint", at: Position(file, line, column))
  }

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityDropPoint", at: Position(file, line, column))
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<Words: StringProtocol>(
    _ point: UnitPoint, description: Words, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityDropPoint", at: Position(file, line, column))
  }
}
