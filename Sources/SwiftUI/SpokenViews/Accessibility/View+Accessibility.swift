public import Foundation
import ScreenTree

/// Elements, their traits, and their place among others.
extension View {
  /// Makes the view an element, or a container of elements.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    modifier(
      ShapeModifier(property: .element(children.behavior, at: Position(file, line, column))))
  }

  /// Whether the view and what is in it are hidden from assistive technologies.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hidden, hidden, "accessibilityHidden", isEnabled, at: Position(file, line, column))
  }

  /// The identifier for tests, which also names the view in steps.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .identifier, identifier, "accessibilityIdentifier", isEnabled,
      at: Position(file, line, column))
  }

  /// Traits beside those that the view has.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    let modal: [Property] = traits.makesModal ? [.modal(true, at: position)] : []
    return attaching(
      [.addTraits(traits.traits, at: position)] + modal, "accessibilityAddTraits", at: position)
  }

  /// Traits that the view does not have.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    let modal: [Property] = traits.makesModal ? [.modal(false, at: position)] : []
    return attaching(
      [.removeTraits(traits.traits, at: position)] + modal, "accessibilityRemoveTraits",
      at: position)
  }

  /// Higher comes first in its container; 0 by default.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .sortPriority, sortPriority, "accessibilitySortPriority", at: Position(file, line, column))
  }

  /// The level that the view has if it is a heading; it makes none.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    return attaching(level.properties(at: position), "accessibilityHeading", at: position)
  }

  /// Says what kind of text the view shows.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .textContentType, value.name, "accessibilityTextContentType", at: Position(file, line, column)
    )
  }

  /// Where a double-tap presses, in points.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let position = Position(file, line, column)
    let point = Property.Point(x: Double(activationPoint.x), y: Double(activationPoint.y))
    return attaching(
      [.activationPoint(point, at: position)], "accessibilityActivationPoint", at: position,
      isEnabled: isEnabled)
  }

  // Not heard: `accessibilityActivationPoint(_:)`: a `UnitPoint`, because the size of the view is not known.
  /// Where a double-tap presses, in shares of the view; it has no effect on speech.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityActivationPoint", at: Position(file, line, column))
  }

  /// Whether the view takes touches itself.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .directTouch, isDirectTouchArea ? .on(options.options) : .off, "accessibilityDirectTouch",
      at: Position(file, line, column))
  }

  /// Whether the user can act on the view; it has no effect on speech.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching([], "accessibilityRespondsToUserInteraction", at: Position(file, line, column))
  }

  /// One half of a label and its content, which are apart on the screen.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    let pair = Property.LabeledPair(
      role == .label ? .label : .content, id: "\(id) in \(namespace.name)")
    return attaching([.labeledPair(pair, at: position)], "accessibilityLabeledPair", at: position)
  }

  /// The identity with which a rotor finds the view.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    let position = Position(file, line, column)
    let entry = Property.RotorEntry(id: identity(id), namespace: namespace.name)
    return modifier(RotorEntryModifier(property: .rotorEntry(entry, at: position)))
  }
}
