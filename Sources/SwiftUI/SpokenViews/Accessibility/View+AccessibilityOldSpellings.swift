public import Foundation
import ScreenTree

/// The spellings of iOS 13, which still compile.
extension View {
  /// What VoiceOver calls the view.
  public nonisolated func accessibility(
    label: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.label, label.string, "accessibility(label:)", at: Position(file, line, column))
  }

  /// What the view is set to, in words.
  public nonisolated func accessibility(
    value: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.valueText, value.string, "accessibility(value:)", at: Position(file, line, column))
  }

  /// What happens when the view is used.
  public nonisolated func accessibility(
    hint: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, hint.string, "accessibility(hint:)", at: Position(file, line, column))
  }

  /// Whether the view is hidden from assistive technologies.
  public nonisolated func accessibility(
    hidden: Bool, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden, file: file, line: line, column: column)
  }

  /// Traits beside those that the view has.
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits, file: file, line: line, column: column)
  }

  /// Traits that the view does not have.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits, file: file, line: line, column: column)
  }

  /// Higher comes first in its container.
  public nonisolated func accessibility(
    sortPriority: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority, file: file, line: line, column: column)
  }

  /// The identifier for tests.
  public nonisolated func accessibility(
    identifier: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier, file: file, line: line, column: column)
  }

  /// Names for Voice Control.
  public nonisolated func accessibility(
    inputLabels: [Text], file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels, file: file, line: line, column: column)
  }

  /// Where a double-tap presses.
  public nonisolated func accessibility(
    activationPoint: CGPoint, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, file: file, line: line, column: column)
  }

  /// Where a double-tap presses.
  public nonisolated func accessibility(
    activationPoint: UnitPoint, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, file: file, line: line, column: column)
  }

  /// Which choice of a picker the view is.
  public nonisolated func accessibility(
    selectionIdentifier: AnyHashable, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibility(selectionIdentifier:)", at: Position(file, line, column))
  }
}
