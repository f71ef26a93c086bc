import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces that an element can be dragged, after its role.
  static let draggable = SpeechRule(
    id: "draggable",
    summary: "a draggable element says so after its role",
    evidence: Attestation(.observed, .talk(10073, 2024)),
    example: Example(
      """
      screen: Shopping
      views:
        - Button: Reorder, Milk
          draggable: true
      """,
      line: "Reorder, Milk, Button, Draggable"),
    speech: .stop { stop, phrase in
      guard let state = stop.draggable else { return }
      phrase.say(.draggable, .state, for: state)
    })
}
