import ScreenResolver
import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Speaks what is new in a live region of web content, without roles.
  ///
  /// A polite region waits for other speech, as announcements of low priority do, and both of two are
  /// heard; an assertive one interrupts, also another one.
  static let liveRegion = SpeechRule(
    id: "liveRegion",
    summary: "what changes in a live region is spoken",
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
        let words = element.language.flatMap(Vocabulary.for) ?? context.words
        return element.words.map {
          rule.segment($0, .announcement, in: words).inLanguage(of: element)
        }
      }
    })
}
