import ScreenSession
import ScreenTree
import ScreenResolver

/// Speaks the hint in the place of a missing label and value.
///
/// Nothing is said when there is a label, a value or "Selected" (recorded by
/// AccessibilitySnapshot).
enum PromotedHintRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard phrase.isSilent, let hint = stop.element.hint, !hint.value.isBlank else { return }
    let reason = Reason(.promotedHint, origin: hint.origin, pass: hint.pass)
    phrase.description.append(Segment(hint.value, kind: .hint, reason: reason))
    phrase.promotesHint = true
  }
}
