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
}

extension Attribution {
  /// The words of an item of custom content in the order in which they are said.
  func segments(
    _ words: String..., of content: Sourced<Property.CustomContent>, in element: Element
  ) -> [Segment] {
    words.filter { !$0.isBlank }.map {
      segment($0, .content, at: content.origin, by: content.pass).inLanguage(of: element)
    }
  }
}
