import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Reads custom content in the More Content menu of the Mac, its label first: "Age, 3 years".
  static let macContent = SpeechRule(
    id: "macContent",
    summary: "on the Mac custom content is read with its label first",
    evidence: Attestation(.apple, .talk(10121, 2021)),
    example: Example(
      """
      screen: Dogs
      platform: macos
      views:
        - Text: Bailey
          customContent:
            - { label: Age, value: Three years }
      """,
      steps: "moreContent, next", line: "Age, Three years"),
    speech: .event { event, _, rule in
      guard case .readContent(let content, let element) = event else { return [] }
      return rule.segments(content.value.label, content.value.value, of: content, in: element)
    })
}
