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
    if let role = stop.element.role, let word = word(forRole: role.value, stop.words.web) {
      tell(stop.say(word, .trait, by: .states, for: role), isTold, into: &phrase)
    }
    for state in stop.element.states {
      guard let word = word(for: state.value, stop.words) else { continue }
      tell(stop.say(word, .state, by: .states, for: state), isTold, into: &phrase)
    }
  }

  private static func tell(_ segment: Segment, _ isTold: Bool, into phrase: inout Phrase) {
    if isTold { return phrase.say(segment) }
    phrase.suppress(segment.text, segment.kind, because: "traits=none", segment.reason.origin)
  }

  static func word(forRole role: String, _ words: WebWords) -> Word? {
    switch role {
    case "checkbox", "menuitemcheckbox": words.checkbox
    case "radio", "menuitemradio": words.radioButton
    case "colorwell": words.colorWell
    case "progressbar": words.progressIndicator
    default: nil
    }
  }

  static func word(for state: Element.State, _ words: Vocabulary) -> Word? {
    switch state {
    case .draggable: words.traits.draggable
    case .checked(.on): words.web.checked
    case .checked(.off): words.web.unchecked
    case .checked(.mixed), .pressed(.mixed): words.traits.mixed
    case .pressed(.on): words.traits.selected
    case .pressed(.off): nil
    case .visited: words.web.visited
    case .required, .invalid, .readOnly, .busy, .current: nil
    }
  }
}
