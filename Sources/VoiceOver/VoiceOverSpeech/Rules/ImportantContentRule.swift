import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks custom content of high importance between the label and the role.
  ///
  /// Only the value is spoken, or the name without a value. Apple's demo has "Bailey, beagle, three
  /// years. More content available."; developers heard a seat's class between its number and
  /// "Switch button". AccessibilitySnapshot omits it.
  static let importantContent = SpeechRule(
    id: "importantContent",
    summary: "custom content of high importance follows the label",
    evidence: Attestation(.apple, .talk(10121, 2021), .swiftUITechniques),
    example: Example(
      """
      screen: Dogs
      views:
        - Text: Bailey
          customContent:
            - { label: Age, value: three years, importance: high }
      """,
      line: "Bailey, three years"),
    speech: .stop { stop, phrase in
      for content in stop.element.customContent where content.value.isImportant {
        // The value alone, as in Apple's demonstration: "Bailey, beagle, three years".
        let words = content.value.value.isBlank ? content.value.label : content.value.value
        guard !words.isBlank else { continue }
        guard !stop.tolerances.contains(.silentImportantContent) else {
          phrase.suppress(
            words, .content, by: .setting("compatibility", "snapshot"), content.origin)
          continue
        }
        phrase.say(phrase.segment(content.map { _ in words }, .content, of: stop))
      }
    })
}
