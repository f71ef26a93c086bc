import ScreenResolver
import ScreenSession
import ScreenTree

/// Says the states of a control before its type on the Mac: "Lettuce, unchecked, checkbox".
///
/// A switch is on or off, a check box checked or unchecked; a button that stays pressed says
/// nothing while it is off, as Apple's "Bold, Toggle button" has it.
enum MacStateRule {
  static func speak(_ stop: Stop, into phrase: inout Phrase) {
    if let trait = stop.trait(.notEnabled) {
      phrase.say(stop.say(stop.words[.dimmed], for: trait, by: .macState))
    }
    if stop.isSwitch, let value = stop.element.value.first, let word = word(for: value, stop) {
      phrase.say(stop.say(word, .state, by: .macState, for: value))
    }
    if let expanded = stop.element.expanded {
      let word = stop.words[expanded.value ? .expanded : .collapsed]
      phrase.say(stop.say(word, .state, by: .macState, for: expanded))
    }
    for state in stop.element.states where state.value != .visited {
      guard let word = StatesRule.word(for: state.value) else { continue }
      phrase.say(stop.say(stop.words[word], .state, by: .macState, for: state))
    }
  }

  private static func word(for value: Sourced<String>, _ stop: Stop) -> Word? {
    let words = stop.words
    switch (value.value, stop.element.style) {
    case ("2", _): return words[.mixed]
    case ("1", "switch"): return words[.on]
    case ("0", "switch"): return words[.off]
    case ("1", "button"): return words[.selected]
    case ("0", "button"): return nil
    case ("1", _): return words[.macChecked]
    case ("0", _): return words[.macUnchecked]
    default: return value.value.isBlank ? nil : Word(value.value, .inferred)
    }
  }
}
