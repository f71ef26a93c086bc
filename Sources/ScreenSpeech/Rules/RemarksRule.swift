import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Says what web content asks of an entry: that it is required, wrong, or not to be changed.
  ///
  /// It comes after the place: "cat, radio button, unchecked, 1 of 3, required" in Safari.
  static let remarks = SpeechRule(
    id: "remarks",
    summary: "web content tells what is asked of an entry",
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
        if let word = state.value.remark { phrase.say(word, .state, for: state) }
      }
    })
}
