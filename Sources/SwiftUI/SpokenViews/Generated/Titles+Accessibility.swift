// swift-format-ignore-file
// Printed by `Tools/scripts/names --write` from Names/titles.table; changes here are lost.
import ScreenTree
// Not heard: `accessibilityDragPoint(_:description:)`: its point and description, because a drag begins on the whole view.
// Not heard: `accessibilityDropPoint(_:description:)`: its point, because what is dropped anywhere on the view is the same.
// Not heard: `AccessibilityRotorEntry(_:id:textRange:prepare:)`: its `prepare`, because every view of a lazy stack is there already.

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
  public nonisolated func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .label, String(label), "accessibilityLabel", isEnabled, at: Position(file, line, column))
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
  public nonisolated func accessibilityValue<Words: StringProtocol>(
    _ value: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .valueText, String(value), "accessibilityValue", isEnabled, at: Position(file, line, column))
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

  /// What happens when the view is used.
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringKey, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, hint.string(), "accessibilityHint", isEnabled, at: Position(file, line, column))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<Words: StringProtocol>(
    _ hint: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(.hint, String(hint), "accessibilityHint", isEnabled, at: Position(file, line, column))
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
  public nonisolated func accessibilityInputLabels<Words: StringProtocol>(
    _ labels: [Words], isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .inputLabels, labels.map { String($0) }, "accessibilityInputLabels", isEnabled,
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

  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string(), at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with the entries of a builder.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Words, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(String(label), at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with the entries of a builder.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with the entries of a builder.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.name, at: Position(file, line, column)) { entries().rotorEntries }
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string(), entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol, Entry: Identifiable>(
    _ label: Words, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(String(label), entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: LocalizedStringResource, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.string, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element.
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(label.name, entries, \.id, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string(), entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol, Entry, ID: Hashable>(
    _ label: Words, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry,
    String>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(
      String(label), entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: LocalizedStringResource, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry,
    String>, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingRotor(
      label.string, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each element, by a property that identifies it.
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingRotor(label.name, entries, { $0[keyPath: entryID] }, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringKey, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string(), textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Words: StringProtocol>(
    _ label: Words, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(String(label), textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor(
    _ label: LocalizedStringResource, textRanges: [Range<String.Index>],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string, textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>], file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.string, textRanges, at: Position(file, line, column))
  }

  /// A custom rotor with an entry for each range of the view's text.
  public nonisolated func accessibilityRotor(
    _ label: AccessibilitySystemRotor, textRanges: [Range<String.Index>],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    attachingTextRotor(label.name, textRanges, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand, by a key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey?,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(
      key.label, value.map { $0.string() } ?? "", importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand, by a key.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Words: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Words?,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(
      key.label, value.map { String($0) } ?? "", importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand, by a key.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringResource?,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(
      key.label, value.map { $0.string } ?? "", importance, at: Position(file, line, column))
  }

  /// Information that VoiceOver reads on demand, by a key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingContent(
      key.label, value.map { $0.string } ?? "", importance, at: Position(file, line, column))
  }

  /// A custom action.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(name.string(), handler, at: Position(file, line, column))
  }

  /// A custom action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Words: StringProtocol>(
    named name: Words, _ handler: @escaping () -> Void, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingAction(String(name), handler, at: Position(file, line, column))
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

  /// A custom action, which an intent performs.
  public nonisolated func accessibilityAction<Intent>(
    named name: LocalizedStringKey, intent: Intent, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingIntent(name.string(), at: Position(file, line, column))
  }

  /// A custom action, which an intent performs.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Words: StringProtocol, Intent>(
    named name: Words, intent: Intent, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingIntent(String(name), at: Position(file, line, column))
  }

  /// A custom action, which an intent performs.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<Intent>(
    named name: LocalizedStringResource, intent: Intent, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingIntent(name.string, at: Position(file, line, column))
  }

  /// A custom action, which an intent performs.
  public nonisolated func accessibilityAction<Intent>(
    named name: Text, intent: Intent, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachingIntent(name.string, at: Position(file, line, column))
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
  public nonisolated func accessibilityScrollStatus<Words: StringProtocol>(
    _ status: Words, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    attachingScrollStatus(String(status), at: Position(file, line, column), isEnabled: isEnabled)
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

  /// Where a drag of the view can begin.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
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

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .dropPoints, [description.string()], "accessibilityDropPoint", isEnabled, at: Position(file,
      line, column))
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<Words: StringProtocol>(
    _ point: UnitPoint, description: Words, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .dropPoints, [String(description)], "accessibilityDropPoint", isEnabled, at: Position(file,
      line, column))
  }

  /// Where something can be dropped on the view.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .dropPoints, [description.string], "accessibilityDropPoint", isEnabled, at: Position(file,
      line, column))
  }

  /// Where something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true, file: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    stating(
      .dropPoints, [description.string], "accessibilityDropPoint", isEnabled, at: Position(file,
      line, column))
  }
}

extension Text {
  /// Replaces what VoiceOver says.
  public func accessibilityLabel(
    _ label: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> Text {
    adding([.label(label.string(), at: Position(file, line, column))])
  }

  /// Replaces what VoiceOver says.
  @_disfavoredOverload
  public func accessibilityLabel<Words: StringProtocol>(
    _ label: Words, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Text {
    adding([.label(String(label), at: Position(file, line, column))])
  }

  /// Replaces what VoiceOver says.
  public func accessibilityLabel(
    _ label: Text, file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Text {
    adding([.label(label.string, at: Position(file, line, column))])
  }
}

extension AccessibilityRotorEntry {
  /// An entry for the view of an element, by its identity in `ForEach`.
  public init(
    _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, nil, textRange, label.string())
  }

  /// An entry for the view of an element, by its identity in `ForEach`.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ label: Words, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, nil, textRange, String(label))
  }

  /// An entry for the view of an element, by its identity in `ForEach`.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(id, nil, textRange, label.string)
  }

  /// An entry for a view with `accessibilityRotorEntry`.
  public init(
    _ label: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(id, namespace, textRange, label.string())
  }

  /// An entry for a view with `accessibilityRotorEntry`.
  @_disfavoredOverload
  public init<Words: StringProtocol>(
    _ label: Words, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, namespace, textRange, String(label))
  }

  /// An entry for a view with `accessibilityRotorEntry`.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(id, namespace, textRange, label.string)
  }
}
