import ScreenTree
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks the name of the current rotor: iOS's, or the app's.
  static let rotor = SpeechRule(
    id: "rotor",
    summary: "the rotor says its name",
    evidence: Attestation(.apple, .talk(10116, 2020)),
    example: Example(
      """
      screen: Chapters
      views:
        - Text: One
          addTraits: [isHeader]
      """,
      steps: "{ rotor: Headings }", line: "Headings"),
    speech: .event { event, context, rule in
      guard case .turnedRotor(let rotor, _) = event else { return [] }
      let word =
        switch rotor {
        case .system(let system): context.words[system.word]
        case .custom(let name): Word(name, .apple)
        }
      return [rule.segment(word, .rotor, at: .screen)]
    })
}
