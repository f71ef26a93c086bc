import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the description of web content, after its label and the word "Description".
  static let description = SpeechRule(
    id: "description",
    summary: "a description of web content follows the label",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Sign in
      views:
        - Web: Code
          role: textbox
          description: six digits
      """,
      line: "Code, Description, six digits, Text field"),
    speech: .stop { stop, phrase in
      guard let description = stop.element.webDescription else { return }
      phrase.say(.description, .description, for: description)
      phrase.say(phrase.segment(description, .description, of: stop))
    })
}
