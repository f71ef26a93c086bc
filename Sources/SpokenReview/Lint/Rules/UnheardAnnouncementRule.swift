import ScreenSession
import ScreenSpeech
import ScreenTree

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
      run.announcements.compactMap { utterance in
        guard utterance.heard.description != .full, case .announced(let words) = utterance.event,
          !run.expectsLoss(of: words.text)
        else { return nil }
        return Fault(
          "The announcement \"\(words.text.oneLine)\" is \(utterance.heard.description).",
          at: Origin(file: run.file, position: utterance.step, node: "announcement"))
      }
    })
}

extension LintedRun {
  /// Whether a step expects that an announcement is not heard in full.
  fileprivate func expectsLoss(of text: String) -> Bool {
    steps.contains { step in
      guard case .expect(let expectation) = step.action, let heard = expectation.heard,
        heard != .full
      else { return false }
      switch expectation.words {
      case .text(let words), .contains(let words): return text.contains(words)
      // It may mean this announcement, and a missing finding is better than a wrong one.
      case .matches, nil: return true
      }
    }
  }
}
