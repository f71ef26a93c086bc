import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Announces where a list of definitions starts and ends, before the role of the term or
  /// definition.
  static let definitionList = SpeechRule(
    id: "definitionList",
    summary: "the first and the last element of a list of definitions say so",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Colors
      views:
        - Web:
            - { Web: Green, role: term }
            - { Web: and white, role: definition }
          role: definitionList
      """,
      line: "Green, Definition list start, Term"),
    speech: .stop { stop, phrase in
      guard let context = stop.element.context else { return }
      switch context.value {
      case .definitionListStart: phrase.say(.definitionListStart, .boundary, for: context)
      case .definitionListEnd: phrase.say(.definitionListEnd, .boundary, for: context)
      // No other context is a list of definitions.
      default: break
      }
    })
}
