extension VoiceOverModel {
  /// VoiceOver on iOS and iPadOS.
  package static let ios = VoiceOverModel(
    rules: [
      .selectedInDisabled, .container, .selected, .headers, .label, .importantContent,
      // Since iOS 13 a cell says its value before its position (AccessibilitySnapshot, issue 7).
      .description, .value, .promotedHint, .sort, .cell, .current, .definitionList, .states,
      .traits, .editing, .draggable, .popup, .expanded, .position, .remarks, .table, .landmark,
      .alertMessage, .hint, .actions, .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents)

  /// AccessibilitySnapshot's model, which puts the place of a cell before its value.
  package static let snapshot = VoiceOverModel(
    rules: [
      .container, .selected, .headers, .label, .cell, .importantContent, .description, .value,
      .promotedHint, .sort, .current, .definitionList, .states, .draggable, .traits, .popup,
      .expanded, .position, .remarks, .hint, .actions, .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents, tolerances: .snapshot)

  /// VoiceOver on iOS when the words for traits come first.
  static let iosTraitsFirst = ios.leading(with: [.selectedInDisabled] + traitsFirst)

  /// AccessibilitySnapshot's model when the words for traits come first.
  static let snapshotTraitsFirst = snapshot.leading(with: traitsFirst)

  /// The rules that come before all others when traits come first.
  private static let traitsFirst: [SpeechRule] = [
    .container, .states, .traits, .draggable, .popup, .expanded,
  ]
}
