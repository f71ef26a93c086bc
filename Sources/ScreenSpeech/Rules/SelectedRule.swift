import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Says "Selected" before the label of a chosen element.
  ///
  /// It is the only trait that is spoken before the label.
  static let selected = SpeechRule(
    id: "selected",
    summary: "a chosen element says so before its label",
    evidence: Attestation(.apple, .talk(229, 2025), .accessibilitySnapshot),
    example: Example(
      """
      screen: Landmarks
      views:
        - Text: Collections
          addTraits: [isSelected]
      """,
      line: "Selected, Collections"),
    speech: .stop { stop, phrase in
      guard let trait = stop.trait(.selected) else { return }
      phrase.say(.selected, .selected, for: trait)
    })
}
