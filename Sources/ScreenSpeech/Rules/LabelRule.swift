import ScreenResolver
import ScreenTree

extension SpeechRule {
  /// Speaks the parts of the label, with the speech attributes of their ranges.
  ///
  /// An empty part is silent, and so is the label "Back" of a back button, whose role contains it
  /// (AccessibilitySnapshot).
  static let label = SpeechRule(
    id: "label",
    summary: "the label comes first",
    evidence: Attestation(.apple, .talk(10119, 2021), .accessibilitySnapshot),
    example: Example(
      """
      screen: Cart
      views:
        - Button: "-"
      """,
      line: "hyphen, Button"),
    speech: .stop { stop, phrase in
      for (index, part) in stop.element.label.enumerated() where !part.value.isBlank {
        var segment = phrase.segment(part, .label)
        guard !stop.repeatsRole(segment.text) else {
          phrase.suppress(segment, by: .saidByRole)
          continue
        }
        if part.pass == .symbolName, let text = part.value.text {
          // The name of a symbol is read with pauses at its dots.
          segment.pronounce(text.split(separator: ".").joined(separator: ", "))
        }
        segment.attributes.speech = stop.element.speech?.value
        // Ranges count in one part of a merged label, so that each part has only its own.
        segment.attributes.parts = stop.element.attributed.filter { $0.part == index }
        phrase.say(segment)
      }
    })
}

extension Stop {
  /// Whether the label of a back button repeats its role.
  fileprivate func repeatsRole(_ label: String) -> Bool {
    has(.backButton) && label.lowercased() == words[.back].text.lowercased()
  }
}
