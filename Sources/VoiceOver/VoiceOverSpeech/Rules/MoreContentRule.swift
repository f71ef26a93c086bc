import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Says "More content available" when the element has custom content.
  ///
  /// Content of high importance is spoken with the element and also stays in the rotor, so it is
  /// announced too, as in Apple's session on custom content.
  static let moreContent = SpeechRule(
    id: "moreContent",
    summary: "custom content is announced, not read",
    evidence: Attestation(.apple, .talk(10121, 2021)),
    example: Example(
      """
      screen: Dogs
      views:
        - Text: Bailey
          customContent:
            - { label: Weight, value: 30 kg }
      """,
      line: "More content available"),
    speech: .stop { stop, phrase in
      guard let content = stop.element.customContent.first else { return }
      let word = stop.words[.moreContentAvailable]
      phrase.cues.append(phrase.segment(word, .moreContent, for: content))
    })
}
