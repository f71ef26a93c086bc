import ScreenSession
import ScreenTree

extension SpeechRule {
  /// Speaks what changed about the element under the cursor, and nothing else of it.
  ///
  /// "Nine days" after an adjustment, "On" after a toggle; SwiftUI has the new value spoken by
  /// itself. A place among others is not said again. Nothing is said of what went away.
  static let change = SpeechRule(
    id: "change",
    summary: "of an element that changes the change alone is spoken",
    evidence: Attestation(.apple, .talk(10119, 2021), .talk(10073, 2024)),
    example: Example(
      """
      screen: Recipe
      views:
        - Toggle: Include salt
          value: false
      """,
      steps: "activate", line: "On"),
    speech: .event { event, context, rule in
      guard case .changed(let old, let new) = event else { return [] }
      let before = context.segments(of: old)
      return context.segments(of: new).filter { segment in
        segment.kind.isSpokenOnChange
          && !before.contains { $0.kind == segment.kind && $0.text == segment.text }
      }.map { $0.attributed(to: rule) }
    })
}

extension Segment {
  /// The segment with another rule as its reason.
  func attributed(to attribution: Attribution) -> Segment {
    var segment = self
    segment.reason.rule = attribution.rule
    return segment
  }
}
