import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Plays the sound of the cursor for an element that has neither words nor cues.
  ///
  /// The names are those of iOS's list of VoiceOver sounds; which of them such an element has is
  /// inferred.
  static let sound = SpeechRule(
    id: "sound",
    summary: "an event without words has a sound",
    evidence: Attestation(.inferred, .settingsOfVisionOS),
    example: Example(
      """
      screen: Wallet
      views:
        - Element:
      """,
      line: "♪ item focused"),
    speech: .stop { stop, phrase in
      guard phrase.isSilent, !stop.tolerances.contains(.silentWordlessElements) else { return }
      phrase.say(phrase.attribution.segment(.itemFocused, at: stop.element.origin))
      phrase.suppress("", .label, by: .wordless, stop.element.origin)
    })
}
