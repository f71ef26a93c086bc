import ScreenTree
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Announces the page after a scroll, in the words of the app or as "Page 2 of 5".
  ///
  /// The same words twice mean that this is the last page; then a sound is played instead.
  static let report = SpeechRule(
    id: "report",
    summary: "the page that a scroll shows is announced",
    evidence: Attestation(.apple, .talk(254, 2019)),
    example: Example(
      """
      screen: Book
      views:
        - Text: Once upon a time
      """,
      steps: "{ wait: 3s }, { pageScrolled: Page 19 of 27 }", line: "Page 19 of 27"),
    speech: .event { event, context, rule in
      guard case .reported(let report) = event else { return [] }
      let word =
        switch report {
        case .text(let text): Word(text, .apple)
        case .place(let place):
          context.words[.page].filled("\(place.number)", "\(place.count)")
        }
      return [rule.segment(word, .report, at: .app)]
    })
}
