extension SpeechRule {
  /// The rules about events, the same on every platform.
  static let ofEvents: [SpeechRule] = [
    .eventSound, .boundary, .notFound, .change, .activation, .action, .rotor, .content, .text,
    .announcement, .liveRegion, .report,
    .system,
  ]
}
