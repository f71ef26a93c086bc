extension SpeechRule {
  /// The rules about events, which every system has.
  static let ofEvents: [SpeechRule] = [
    .eventSound, .boundary, .notFound, .change, .activation, .action, .rotor, .content, .text,
    .announcement, .report,
    .system,
  ]
}
