import ScreenResolver
import ScreenSession
import ScreenTree

/// Says whether a disclosure is open, after all words for traits.
///
/// Developers hear it, with the hint to open or close it; AccessibilitySnapshot's released version
/// does not have it.
enum ExpandedRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let expanded = stop.element.expanded else { return }
    let word = stop.words[expanded.value ? .expanded : .collapsed]
    if stop.isExact || !TraitsRule.isTold(stop) {
      let cause: Suppression.Cause =
        stop.isExact ? .setting("compatibility", "snapshot") : .setting("traits", "none")
      return phrase.suppress(word.text, .state, because: cause, expanded.origin)
    }
    phrase.say(stop.say(word, .state, by: .expanded, for: expanded))
  }
}
