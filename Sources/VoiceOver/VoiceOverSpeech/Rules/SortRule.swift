import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the sort order of the rows, for the header of the column that they are sorted by.
  static let sort = SpeechRule(
    id: "sort",
    summary: "the header of a sorted column says the sort order",
    evidence: Attestation(.observed, .safari),
    example: Example(
      """
      screen: Books
      views:
        - Web: Title
          role: columnheader
          sort: ascending
      """,
      line: "Title, Sort up, Column header"),
    speech: .stop { stop, phrase in
      for state in stop.element.states {
        guard case .sorted(let sort) = state.value else { continue }
        phrase.say(sort == .ascending ? .sortUp : .sortDown, .state, for: state)
      }
    })
}
