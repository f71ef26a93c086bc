import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces that an entry of web content is required, invalid, or read-only.
  ///
  /// It comes after the position: "cat, radio button, unchecked, 1 of 3, required" in Safari. The
  /// error message follows "Invalid data", and is silent while the entry is valid.
  static let remarks = SpeechRule(
    id: "remarks",
    summary: "web content says what an entry must be",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Survey
      views:
        - Web: Cat
          role: radio
          checked: false
          position: [1, 3]
          required: true
      """,
      line: "Cat, Radio button, Unchecked, 1 of 3, Required"),
    speech: .stop { stop, phrase in
      for state in stop.element.states {
        guard let word = state.value.remark else { continue }
        phrase.say(word, .state, for: state)
        if case .invalid = state.value, let error = stop.element.error {
          phrase.say(phrase.segment(error, .description, of: stop))
        }
      }
      // ARIA ignores an error message while the entry is valid.
      if let error = stop.element.error, !stop.isInvalid {
        phrase.suppress(error.value, .description, by: .validEntry, error.origin)
      }
    })
}

extension StopContext {
  fileprivate var isInvalid: Bool {
    element.states.contains { if case .invalid = $0.value { true } else { false } }
  }
}
