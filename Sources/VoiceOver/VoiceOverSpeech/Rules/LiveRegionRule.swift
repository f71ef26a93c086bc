import ScreenTree
import VoiceOverElements
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Speaks changes in a live region of web content, without roles.
  ///
  /// A polite region waits for other speech, as announcements of low priority do, and two of them
  /// are both heard; an assertive one interrupts, even another one.
  static let liveRegion = SpeechRule(
    id: "liveRegion",
    summary: "changes in a live region are spoken",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Upload
      views:
        - Web: Start
          role: button
        - Web:
            - { Web: Ready, id: state }
          role: status
      """,
      steps: "{ wait: 3s }, { update: { id: state, title: Uploaded } }", line: "Uploaded"),
    speech: .event { event, context, rule in
      guard case .changedLiveRegion(let change) = event else { return [] }
      return change.elements.flatMap { element in
        // A region may have elements in several languages, each with its words for numbers.
        let words = element.language.flatMap(Vocabulary.for) ?? context.words
        return element.words.map {
          rule.segment($0, .announcement, in: words).inLanguage(of: element)
        }
      }
    })
}
