import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the placeholder of an empty field after its label on the Mac.
  static let macPlaceholder = SpeechRule(
    id: "macPlaceholder",
    summary: "on the Mac the placeholder of an empty field follows its label",
    evidence: Attestation(.observed, .designSystem, .guidepup),
    example: Example(
      """
      screen: Sign in
      platform: macos
      views:
        - Web: City
          role: textbox
          placeholder: Vienna
      """,
      line: "City, Vienna, Edit text"),
    speech: .stop { stop, phrase in
      guard !stop.isSwitch else { return }
      for part in stop.element.value
      where !part.value.isBlank && part.origin.property == .placeholder {
        phrase.say(phrase.segment(part, .value, of: stop))
      }
    })
}
