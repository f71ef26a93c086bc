import ScreenResolver
import ScreenSession
import ScreenTree

/// Says "Actions available" when the element has custom actions; their names are not spoken.
///
/// Those of a group are announced with the element that the cursor comes into it by, as heard by
/// developers (issue 285 of AccessibilitySnapshot, which says nothing itself).
enum ActionsRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    let around = stop.isExact ? nil : stop.entered.lazy.flatMap(\.actions).first
    guard let action = stop.element.actions.first ?? around else { return }
    let isFirst = stop.entered.contains { $0.type == .list }
    let isInList = stop.element.containers.contains { $0.type == .list }
    let word = stop.words[.actionsAvailable]
    guard !stop.settings.firstItemOnly || isFirst || !isInList else {
      phrase.suppress(
        word.text, .actions, because: .setting("firstItemOnly", "true"), action.origin)
      return
    }
    phrase.cues.append(stop.say(word, .actions, by: .actions, for: action))
  }
}
