extension VoiceOverModel {
  /// VoiceOver on the Mac: the state comes before the type, and the value of a control first.
  public static let mac = VoiceOverModel(
    rules: [
      .exit, .macContainer, .selected, .headers, .leadingRole, .label, .importantContent,
      .macValue, .promotedHint, .cell, .macState, .macRole, .position, .remarks, .macHint,
      .actions, .moreContent, .sound,
    ],
    rulesForControls: [
      .exit, .macContainer, .selected, .headers, .leadingRole, .macValue, .label,
      .importantContent, .promotedHint, .cell, .macState, .macRole, .position, .remarks, .macHint,
      .actions, .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents)
}
