import ScreenTree
import VoiceOverElements
import VoiceOverSession
import VoiceOverSpeech

extension LintRule {
  /// Finds announcements of a walkthrough that are not heard, or not to their end.
  ///
  /// Not reported for one that the walkthrough itself expects to be cut, dropped or expired.
  static let unheardAnnouncement = LintRule(
    id: "unheard-announcement", severity: .warning,
    summary: "An announcement is not heard, or not to its end",
    evidence: """
      An announcement at the moment of a focus move is lost, and one of low priority is dropped when other speech \
      starts (Apple, WWDC23 session 10036; reported for many apps).
      """,
    fix: "Announce it later or with a high priority, or move the focus to where it is shown.",
    fails: Example(
      """
      screen: Draft
      views:
        - Button: Save
        - Button: Close
      """,
      walk: """
        walkthrough: Saving
        screens: { draft: example.screen.yaml }
        steps:
          - open: draft
          - wait: 5s
          - next
          - announce: Saved
        """),
    passes: Example(
      """
      screen: Draft
      views:
        - Button: Save
        - Button: Close
      """,
      walk: """
        walkthrough: Saving
        screens: { draft: example.screen.yaml }
        steps:
          - open: draft
          - next
          - wait: 5s
          - announce: Saved
          - wait: 5s
        """),
    search: .run { run in
      let losses = ExpectedLosses(run.steps)
      return run.announcements.compactMap { utterance in
        guard utterance.heard.description != .full, case .announced(let words) = utterance.event,
          !losses.include(words.text)
        else { return nil }
        return Fault(
          "The announcement \"\(words.text.oneLine)\" is \(utterance.heard.description).",
          at: Origin(file: run.file, position: utterance.step, node: "announcement"))
      }
    })
}

/// The announcements that the steps of a walkthrough expect not to be heard in full.
private struct ExpectedLosses {
  /// Whether a step may mean any announcement.
  private var includesAll = false
  /// The words that steps name, each once.
  private var texts: Set<String> = []

  init(_ steps: [Walkthrough.Step]) {
    for case .expect(let expectation) in steps.lazy.map(\.action) {
      guard let heard = expectation.heard, heard != .full else { continue }
      switch expectation.words {
      case .text(let words), .contains(let words): texts.insert(words)
      // It may mean this announcement, and a missing finding is better than a wrong one.
      case .matches, nil: includesAll = true
      }
    }
  }

  /// Whether a step expects it of an announcement.
  func include(_ text: String) -> Bool {
    // Most steps name all words of the announcement, which need not be searched for.
    includesAll || texts.contains(text) || texts.contains(where: text.contains)
  }
}
