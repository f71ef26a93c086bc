import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces whether a disclosure is open, after all words for traits.
  ///
  /// Developers hear it, with the hint to open or close it; AccessibilitySnapshot's released version
  /// does not have it.
  static let expanded = SpeechRule(
    id: "expanded",
    summary: "a disclosure says whether it is open",
    evidence: Attestation(.observed, .swiftUITechniques, .safari),
    example: Example(
      """
      screen: Order
      views:
        - DisclosureGroup: Details
          expanded: false
      """,
      line: "Details, Button, Collapsed"),
    speech: .stop { stop, phrase in
      guard let expanded = stop.element.expanded else { return }
      let word = stop.words[expanded.value ? .expanded : .collapsed]
      let segment = phrase.segment(word, .state, for: expanded)
      if stop.tolerances.contains(.silentDisclosures) {
        phrase.suppress(segment, by: .setting("compatibility", "snapshot"))
      } else {
        phrase.say(segment, if: stop.speaksTraits, else: .setting("traits", "none"))
      }
    })
}
