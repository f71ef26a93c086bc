import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks "Selected" before the label of a selected row or text on the Mac.
  ///
  /// What has a type, such as a tab, says it before that, by the rule `macState`.
  static let macSelected = selected.variant(
    sources: [.talk(229, 2025)],
    example: Example(
      """
      screen: Landmarks
      platform: macos
      views:
        - Text: Collections
          addTraits: [isSelected]
      """,
      line: "Selected, Collections"),
    speech: .stop { stop, phrase in
      guard let trait = stop.trait(.selected), !stop.hasMacType else { return }
      phrase.say(.selected, .selected, for: trait)
    })
}
