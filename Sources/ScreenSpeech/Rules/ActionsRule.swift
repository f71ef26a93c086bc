import ScreenResolver
import ScreenSession
import ScreenTree

/// Says "Actions available" when the element has custom actions; their names are not spoken.
enum ActionsRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    guard let action = stop.element.actions.first else { return }
    let word = stop.words.hints.actionsAvailable
    guard stop.settings.actions == .speak else {
      phrase.suppress(word.text, .actions, because: "actions=nothing", action.origin)
      return
    }
    phrase.cues.append(stop.say(word, .actions, by: .actions, for: action))
  }
}
