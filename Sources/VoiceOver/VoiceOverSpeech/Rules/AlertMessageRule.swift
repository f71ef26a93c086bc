import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the message of an alert that appears, after its title.
  static let alertMessage = SpeechRule(
    id: "alertMessage",
    summary: "an alert that appears says its message after its title",
    evidence: Attestation(.observed, .swiftUITechniques),
    example: Example(
      """
      screen: Mail
      views:
        - Alert: Delete it?
          views:
            - Text: This cannot be undone.
            - Button: Delete
      """,
      line: "Alert, Delete it?, This cannot be undone."),
    speech: .stop { stop, phrase in
      for container in stop.entered {
        guard let message = container.message else { continue }
        let words = stop.words(of: container)
        phrase.say(
          phrase.attribution.segment(message, .container, in: words), of: container)
      }
    })
}
