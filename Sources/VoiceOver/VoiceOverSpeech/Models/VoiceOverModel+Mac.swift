extension VoiceOverModel {
  /// VoiceOver on the Mac: the state comes before the type, and the value of a control first.
  package static let mac = VoiceOverModel(
    rules: [
      .selectedInDisabled, .macContainer, .selected, .headers, .leadingRole, .label,
      .importantContent, .description,
      .macValue, .promotedHint, .sort, .cell, .current, .definitionList, .macState, .macRole,
      .popup, .position, .remarks, .alertMessage, .macHint, .actions, .moreContent, .sound,
    ],
    rulesForControls: [
      .selectedInDisabled, .macContainer, .selected, .headers, .leadingRole, .macValue, .label,
      .importantContent,
      .description, .promotedHint, .sort, .cell, .current, .definitionList, .macState, .macRole,
      .popup, .position, .remarks, .alertMessage, .macHint, .actions, .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents.map { $0.id == SpeechRule.content.id ? .macContent : $0 })

  /// The Mac with `compatibility=snapshot`.
  static let macSnapshot = VoiceOverModel(mac, tolerances: .snapshot)
}
