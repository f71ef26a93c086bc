import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says that an element is disabled right before its type on the Mac; a link says it first.
  static let macDimmed = SpeechRule(
    id: "macDimmed",
    summary: "on the Mac a disabled control says so right before its type",
    evidence: Attestation(.observed, .ariaAT, .safari),
    example: Example(
      """
      screen: Test
      platform: macos
      views:
        - Button: Run
          disabled: true
      """,
      line: "Run, Dimmed, Button"),
    speech: .stop { stop, phrase in
      guard let trait = stop.trait(.notEnabled), !stop.has(.link) else { return }
      phrase.say(.dimmed, .state, for: trait)
    })
}
