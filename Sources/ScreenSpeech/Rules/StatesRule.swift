import ScreenResolver
import ScreenSession
import ScreenTree

/// Speaks the roles of web content that are no traits, and states before the words for traits.
///
/// Safari has "yes, checkbox, unchecked" and "cat, radio button, unchecked"; Apple's demo of
/// dragging has "Synth, draggable". On the Mac the states are spoken before the role instead.
enum StatesRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    let isTold = TraitsRule.isTold(stop)
    if let role = stop.element.role, let word = word(forRole: role.value) {
      tell(stop.say(stop.words[word], .trait, by: .states, for: role), isTold, into: &phrase)
    }
    for state in stop.element.states {
      guard let word = word(for: state.value) else { continue }
      tell(stop.say(stop.words[word], .state, by: .states, for: state), isTold, into: &phrase)
    }
  }

  private static func tell(_ segment: Segment, _ isTold: Bool, into phrase: inout Phrase) {
    if isTold { return phrase.say(segment) }
    phrase.suppress(
      segment.text, segment.kind, because: .setting("traits", "none"), segment.reason.origin)
  }

  static func word(forRole role: String) -> Word.ID? {
    switch role {
    case "checkbox", "menuitemcheckbox": .checkbox
    case "radio", "menuitemradio": .radioButton
    case "colorwell": .colorWell
    case "progressbar": .progressIndicator
    default: nil
    }
  }

  static func word(for state: Element.State) -> Word.ID? {
    switch state {
    case .draggable: .draggable
    case .checked(.on): .checked
    case .checked(.off): .unchecked
    case .checked(.mixed), .pressed(.mixed): .mixed
    case .pressed(.on): .selected
    case .pressed(.off): nil
    case .visited: .visited
    case .required, .invalid, .readOnly, .busy, .current: nil
    }
  }
}
