import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the states of a control before its type on the Mac: "Lettuce, unchecked, checkbox".
  ///
  /// A switch is on or off, a check box checked or unchecked; a toggle button is silent while it is
  /// off, as in Apple's "Bold, Toggle button".
  static let macState = SpeechRule(
    id: "macState",
    summary: "on the Mac the state comes before the type",
    evidence: Attestation(.observed, .safari, .talk(229, 2025)),
    example: Example(
      """
      screen: Sandwich
      platform: macos
      views:
        - Toggle: Lettuce
          value: false
      """,
      line: "Lettuce, Unchecked, Checkbox"),
    speech: .stop { stop, phrase in
      if let trait = stop.trait(.notEnabled) { phrase.say(.dimmed, for: trait) }
      if stop.isSwitch, let value = stop.element.value.first,
        let word = stop.switchState(value.value)
      {
        phrase.say(phrase.segment(word, .state, for: value))
      }
      if let expanded = stop.element.expanded {
        phrase.say(expanded.value ? .expanded : .collapsed, .state, for: expanded)
      }
      if let state = stop.draggable { phrase.say(.draggable, .state, for: state) }
      for state in stop.element.states where state.value != .visited {
        if let word = state.value.word { phrase.say(word, .state, for: state) }
      }
    })
}

extension Stop {
  fileprivate func switchState(_ value: Wording) -> Word? {
    // UIKit and SwiftUI give a switch the values 0 for off, 1 for on and 2 for mixed.
    switch ("\(value)", element.style) {
    case ("2", _): words[.mixed]
    case ("1", "switch"): words[.on]
    case ("0", "switch"): words[.off]
    case ("1", "button"): words[.selected]
    case ("0", "button"): nil
    case ("1", _): words[.macChecked]
    case ("0", _): words[.macUnchecked]
    default: value.isBlank ? nil : words.word(for: value) ?? Word("\(value)", .inferred)
    }
  }
}
