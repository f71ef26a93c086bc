import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

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
        phrase.say(phrase.segment(part, .label))
        phrase.finishLabel(part, index, stop)
      }
    })
}

extension Phrase {
  /// Gives the last segment the speech attributes of its part of the label, or suppresses it.
  // Changed where it stays, because a segment is large.
  fileprivate mutating func finishLabel(_ part: Sourced<Wording>, _ index: Int, _ stop: StopContext)
  {
    let last = description.count - 1
    guard !stop.repeatsRole(description[last].text) else {
      return suppress(description.removeLast(), by: .saidByRole)
    }
    if part.pass == .symbolName, let text = part.value.text {
      // The name of a symbol is read with pauses at its dots.
      description[last].pronounce(text.split(separator: ".").joined(separator: ", "))
    }
    if let speech = stop.element.speech { description[last].attributes.speech = speech.value }
    // Ranges count in one part of a merged label, so that each part has only its own.
    for range in stop.element.attributed where range.part == index {
      description[last].attributes.parts.append(range)
    }
  }
}

extension StopContext {
  /// Whether the label of a back button repeats its role.
  fileprivate func repeatsRole(_ label: String) -> Bool {
    has(.backButton) && label.lowercased() == words[.back].text.lowercased()
  }
}
