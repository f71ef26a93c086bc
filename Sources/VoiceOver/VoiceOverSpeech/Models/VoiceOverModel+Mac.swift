extension VoiceOverModel {
  /// VoiceOver on the Mac: containers are stops, states come before the type, places last.
  package static let mac = VoiceOverModel(
    rules: [.macSelected, .headers, .leadingRole, .macLabel, .macValue, .macPlaceholder] + rest,
    // What the user sets to a value says it before its name.
    rulesForControls: [
      .macSelected, .headers, .leadingRole, .macValue, .macLabel, .macPlaceholder,
    ] + rest,
    rulesForContainers: [
      .macStart, .macEnd, .macContainer, .macHint, .actions, .moreContent, .sound,
    ],
    eventRules: SpeechRule.ofEvents.map(onMac))

  /// The Mac with `compatibility=snapshot`.
  static let macSnapshot = VoiceOverModel(mac, tolerances: .snapshot)

  /// The rules for what comes after the name: descriptions, states, the type, places, hints.
  private static let rest: [SpeechRule] = [
    .importantContent, .macDescription, .promotedHint, .remarks, .macState, .macPopup, .macExpanded,
    .macDimmed, .macRole, .macCell, .sort, .macPosition, .alertMessage, .macContainer, .macHint,
    .actions, .moreContent, .sound,
  ]

  /// What the Mac has instead of a rule about events.
  private static func onMac(_ rule: SpeechRule) -> SpeechRule {
    switch rule.id {
    case SpeechRule.content.id: .macContent
    case SpeechRule.change.id: .macChange
    default: rule
    }
  }
}
