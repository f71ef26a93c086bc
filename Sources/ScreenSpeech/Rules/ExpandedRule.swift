import ScreenSession
import ScreenTree
import ScreenResolver

/// Says whether a disclosure is open, after all words for traits.
enum ExpandedRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let expanded = stop.element.expanded else { return }
    let word = expanded.value ? stop.words.expanded : stop.words.collapsed
    let reason = Reason(.expanded, origin: expanded.origin, pass: expanded.pass)
    phrase.description.append(
      Segment(word.text, snapshot: word.snapshot, kind: .state, reason: reason))
  }
}
