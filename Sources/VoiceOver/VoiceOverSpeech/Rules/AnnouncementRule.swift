import ScreenTree
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks an announcement in the words of the app.
  static let announcement = SpeechRule(
    id: "announcement",
    summary: "an announcement is spoken in the words of the app",
    evidence: Attestation(.apple, .talk(10036, 2023)),
    example: Example(
      """
      screen: Camera
      views:
        - Button: Shutter
      """,
      steps: "{ wait: 3s }, { announce: Camera active }", line: "Camera active"),
    speech: .event { event, _, rule in
      guard case .announced(let announcement) = event else { return [] }
      var segment = rule.segment(announcement.text, .announcement, at: .app)
      segment.language = announcement.language
      return [segment]
    })
}
