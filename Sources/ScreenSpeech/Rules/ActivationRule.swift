import ScreenResolver
import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Says again what a pressed element is called, after the sound of the press.
  ///
  /// "Flip." in Apple's demo. Nothing is said when the element itself changed, since then the change
  /// is spoken. Without a label only the sound is heard; so it is when the element plays a sound or
  /// starts media itself, which VoiceOver keeps silent for. What takes touches itself once it is
  /// activated says its value too.
  static let activation = SpeechRule(
    id: "activation",
    summary: "a pressed element says again what it is called",
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
      guard !element.isHeardItself else { return [sound] }
      let kinds: [SegmentKind] = element.isActivatedFirst ? [.label, .value] : [.label]
      return [sound]
        + context.segments(of: element).filter { kinds.contains($0.kind) }
        .map { $0.attributed(to: rule) }
    })
}

extension Element {
  /// Whether it takes touches itself once it was activated.
  var isActivatedFirst: Bool {
    self.directTouch?.value.contains(.requiresActivation) ?? false
  }

  /// Whether VoiceOver keeps silent so that the element can be heard.
  var isHeardItself: Bool { has(.playsSound) || has(.startsMediaSession) }
}
