import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks "Selected" before the label of a selected element.
  ///
  /// It is the only trait that is spoken before the label.
  static let selected = SpeechRule(
    id: "selected",
    summary: "a selected element says so before its label",
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
      guard let trait = stop.trait(.selected), !stop.entersDisabled else { return }
      phrase.say(.selected, .selected, for: trait)
    })

  /// Speaks "Selected" before the label of a disabled container that the cursor entered.
  static let selectedInDisabled = selected.variant(
    .observed, sources: [.aloud],
    example: Example(
      """
      screen: Layout
      views:
        - HStack:
            - Button: Standard
              selected: true
          element: contain
          label: Variant
          disabled: true
      """,
      line: "Selected, Variant, Dimmed, Standard, Dimmed, Button"),
    speech: .stop { stop, phrase in
      // Recorded for a disabled container only; any other container is named first.
      guard let trait = stop.trait(.selected), stop.entersDisabled else { return }
      phrase.say(.selected, .selected, for: trait)
    })
}

extension StopContext {
  /// Whether the cursor entered a disabled container with a label.
  fileprivate var entersDisabled: Bool {
    !tolerances.contains(.silentContainers)
      && entered.contains { $0.dimmed != nil && $0.label != nil }
  }
}
