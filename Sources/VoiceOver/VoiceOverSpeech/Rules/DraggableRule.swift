import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces that an element can be dragged, after its role.
  ///
  /// Apple's demonstration and recordings have the word. That a draggable button reorders what it
  /// belongs to is inferred, and only from the label that the system's own control has, "Reorder" and
  /// the name of the row; the hint and the words on holding it were recorded of such a control alone.
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

extension Element {
  /// Whether it is taken for a control that is held to reorder a row, by its label.
  ///
  /// Only the English label is recorded.
  func reorders(in words: Vocabulary) -> Bool {
    guard words.language == "en", traits.has(.button), let label = label.first?.value.text,
      states.contains(where: { $0.value == .draggable })
    else { return false }
    return label.prefix { $0 != "," && !$0.isWhitespace } == "Reorder"
  }
}
