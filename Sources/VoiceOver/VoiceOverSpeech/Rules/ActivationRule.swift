import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Repeats the label of an activated element, after the sound of the activation.
  ///
  /// "Flip." in Apple's demo. Nothing is spoken when the element itself changed, since then the
  /// change is spoken. Without a label only the sound is heard; this also applies to an element
  /// that plays a sound or starts media, for which VoiceOver stays silent. An element that takes
  /// touches once it is activated also speaks its value.
  static let activation = SpeechRule(
    id: "activation",
    summary: "an activated element repeats its label",
    evidence: Attestation(.apple, .talk(10119, 2021)),
    example: Example(
      """
      screen: Cards
      views:
        - Button: Flip
      """,
      steps: "activate", line: "♪ item activated, Flip"),
    speech: .event { event, context, rule in
      guard case .activated(let element) = event else { return [] }
      let sound = rule.segment(.itemActivated, at: element.origin)
      // The trait promises a sound of the app, over which VoiceOver does not speak.
      guard !element.isHeardItself else { return [sound] }
      let kinds: [SegmentKind] = element.isActivatedFirst ? [.label, .value] : [.label]
      return [sound]
        + context.segments(of: element).filter { kinds.contains($0.kind) }
        .map { $0.attributed(to: rule) }
    })
}

extension Element {
  /// Whether it takes touches once it is activated.
  var isActivatedFirst: Bool {
    directTouchOptions?.contains(.requiresActivation) ?? false
  }

  /// Whether VoiceOver stays silent so that the element can be heard.
  var isHeardItself: Bool { traits.has(.playsSound) || traits.has(.startsMediaSession) }
}
