import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the hint in the place of a missing label and value.
///
/// Nothing is said when there is a label, a value or "Selected" (recorded by
/// AccessibilitySnapshot).
enum PromotedHintRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard phrase.isNameless, !(stop.isExact && stop.cell != nil), let hint = stop.element.hint,
      !hint.value.isBlank
    else { return }
    phrase.say(stop.say(hint, .hint, by: .promotedHint))
    phrase.promotesHint = true
  }
}
