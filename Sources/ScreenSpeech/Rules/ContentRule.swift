import ScreenResolver
import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Reads custom content, its value first: "Three years, Age".
  static let content = SpeechRule(
    id: "content",
    summary: "custom content is read with its value first",
    evidence: Attestation(.apple, .talk(10121, 2021)),
    example: Example(
      """
      screen: Dogs
      views:
        - Text: Bailey
          customContent:
            - { label: Age, value: Three years }
      """,
      steps: "moreContent", line: "Three years, Age"),
    speech: .event { event, _, rule in
      guard case .readContent(let content, let element) = event else { return [] }
      return [content.value.value, content.value.label].filter { !$0.isBlank }.map {
        rule.segment($0, .content, at: content.origin, by: content.pass).inLanguage(of: element)
      }
    })
}
