extension VoiceOverModel {
  /// VoiceOver on iOS and iPadOS.
  public static let ios = VoiceOverModel(
    rules: [
      .exit, .container, .selected, .headers, .label, .importantContent, .value, .promotedHint,
      .cell, .states, .traits, .expanded, .position, .remarks, .hint, .actions, .moreContent,
      .sound,
    ],
    eventRules: SpeechRule.ofEvents)

  /// AccessibilitySnapshot's model of it, which puts the place of a cell before its value.
  public static let snapshot = VoiceOverModel(
    rules: [
      .exit, .container, .selected, .headers, .label, .cell, .importantContent, .value,
      .promotedHint, .states, .traits, .expanded, .position, .remarks, .hint, .actions,
      .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents, tolerances: .snapshot)

  /// VoiceOver on iOS when the words for traits lead.
  static let iosTraitsFirst = ios.leading(with: traitsFirst)

  /// AccessibilitySnapshot's model when the words for traits lead.
  static let snapshotTraitsFirst = snapshot.leading(with: traitsFirst)

  /// What is spoken before everything else when traits come first.
  private static let traitsFirst: [SpeechRule] = [.exit, .container, .states, .traits, .expanded]
}
