import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the kind of `aria-current` of web content, before its role.
  static let current = SpeechRule(
    id: "current",
    summary: "the current page, step, place or time says so before its role",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Shop
      views:
        - Web: About
          role: link
          current: page
      """,
      line: "About, Current page, Link"),
    speech: .stop { stop, phrase in
      for state in stop.element.states {
        if let word = state.value.current { phrase.say(word, .state, for: state) }
      }
    })
}
