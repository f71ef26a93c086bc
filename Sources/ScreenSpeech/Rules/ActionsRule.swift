import ScreenSession
import ScreenTree
import ScreenResolver

/// Says "Actions available" when the element has custom actions; their names are not spoken.
enum ActionsRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let action = stop.element.actions.first else { return }
    let word = stop.words.actionsAvailable
    guard stop.settings.actions == .speak else {
      phrase.suppress(word.text, .actions, because: "actions=nothing", action.origin)
      return
    }
    phrase.cues.append(
      Segment(
        word.text, snapshot: word.snapshot, kind: .actions,
        reason: Reason(.actions, origin: action.origin, pass: action.pass)))
  }
}
