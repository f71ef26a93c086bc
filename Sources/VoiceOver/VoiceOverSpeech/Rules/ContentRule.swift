import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Reads custom content on iOS, its value first: "Three years, Age".
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
      return rule.segments(content.value.value, content.value.label, of: content, in: element)
    })

  /// Reads custom content in the More Content menu of the Mac, its label first: "Age, 3 years".
  static let macContent = content.variant(
    sources: [.talk(10121, 2021)],
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

extension Attribution {
  fileprivate func segments(
    _ words: String..., of content: Sourced<Property.CustomContent>, in element: Element
  ) -> [Segment] {
    words.filter { !$0.isBlank }.map {
      segment($0, .content, at: content.origin, by: content.pass).inLanguage(of: element)
    }
  }
}
