import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Plays a sound at the end of a screen or of a rotor's results, and repeats the label.
  static let boundary = SpeechRule(
    id: "boundary",
    summary: "at an end a sound is heard, and the label is repeated",
    evidence: Attestation(.observed, .safari, .talk(10116, 2020)),
    example: Example(
      """
      screen: Wallet
      views:
        - Button: Pay
      """,
      steps: "next", line: "♪ boundary reached, Pay"),
    speech: .event { event, context, rule in
      guard case .reachedBoundary(_, let focus) = event else { return [] }
      let sound = rule.segment(.boundaryReached, at: .screen)
      guard let focus else { return [sound] }
      // With a range the phrase has only its words, whatever their kind.
      let segments = context.phrase(of: focus).description.filter {
        $0.kind == .label || focus.range != nil
      }
      return [sound]
        + segments.map { $0.inLanguage(of: focus.element).attributed(to: rule) }
    })
}
