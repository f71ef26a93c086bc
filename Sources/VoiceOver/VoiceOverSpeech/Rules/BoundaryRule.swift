import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Plays a sound at the end of a screen or of a rotor's results, and repeats the label.
  ///
  /// An adjustment that is refused, such as that of a slider at its end, repeats the value instead
  /// (two recordings, iOS 7 and 13), but not in AccessibilitySnapshot's model; an element without a
  /// value is silent.
  static let boundary = SpeechRule(
    id: "boundary",
    summary: "at an end a sound is heard, and the label is repeated, or the value at its limit",
    evidence: Attestation(.observed, .safari, .talk(10116, 2020)),
    example: Example(
      """
      screen: Wallet
      views:
        - Button: Pay
      """,
      steps: "next", line: "♪ boundary reached, Pay"),
    speech: .event { event, context, rule in
      guard case .reachedBoundary(let boundary, let focus) = event else { return [] }
      let sound = rule.segment(.boundaryReached, at: .screen)
      let isSilent = boundary == .limit && context.model.tolerances.contains(.silentLimits)
      guard let focus, !isSilent else { return [sound] }
      let repeated: SegmentKind = boundary == .limit ? .value : .label
      // With a range the phrase has only its words, whatever their kind.
      let segments = context.phrase(of: focus).description.filter {
        $0.kind == repeated || focus.range != nil
      }
      return [sound]
        + segments.map { $0.inLanguage(of: focus.element).attributed(to: rule) }
    })
}
