import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks roles of web content that are no traits, and states before the words for traits.
  ///
  /// Safari has "yes, checkbox, unchecked" and "cat, radio button, unchecked". On the Mac the states
  /// are spoken before the role instead.
  static let states = SpeechRule(
    id: "states",
    summary: "states that no trait expresses come before the words for traits",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Survey
      views:
        - Web: "Yes"
          role: checkbox
          checked: false
      """,
      line: "Yes, Checkbox, Unchecked"),
    speech: .stop { stop, phrase in
      var segments: [Segment] = []
      if let (word, role) = stop.element.roleWord {
        if let trait = stop.trait(.notEnabled) {
          segments.append(phrase.segment(stop.words[.dimmed], for: trait))
        }
        segments.append(phrase.segment(stop.words[word], .trait, for: role))
      }
      for state in stop.element.states {
        guard let word = state.value.word else { continue }
        segments.append(phrase.segment(stop.words[word], .state, for: state))
      }
      for segment in segments {
        phrase.say(segment, if: stop.speaksTraits, else: .setting("traits", "none"))
      }
    })
}
