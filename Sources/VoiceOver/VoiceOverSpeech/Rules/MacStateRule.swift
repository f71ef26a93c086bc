import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks what is chosen before the type on the Mac: "Lettuce, Unchecked, Checkbox".
  ///
  /// A switch is on or off, a check box checked or unchecked; a radio button, a toggle button and a
  /// tab are selected or say nothing, as in Apple's "Bold, Toggle button". What is required or
  /// invalid comes before, what is open or dimmed after it.
  static let macState = SpeechRule(
    id: "macState",
    summary: "on the Mac the state comes before the type",
    evidence: Attestation(.observed, .safari, .talk(229, 2025), .designSystem),
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
      if !stop.has(.link) {
        // The current page is a link, which says so before its label.
        for state in stop.element.states {
          if let word = state.value.current { phrase.say(word, .state, for: state) }
        }
      }
      if let trait = stop.trait(.selected), stop.hasMacType {
        phrase.say(.selected, .selected, for: trait)
      }
      if stop.isSwitch, let value = stop.element.value.first,
        let word = stop.switchState(value.value)
      {
        phrase.say(phrase.segment(word, .state, for: value))
      }
      for state in stop.element.states {
        if let word = state.value.macChoice(of: stop.element.webRole) {
          phrase.say(word, .state, for: state)
        }
      }
      if let state = stop.draggable { phrase.say(.draggable, .state, for: state) }
    })
}

extension StopContext {
  fileprivate func switchState(_ value: Wording) -> Word? {
    // UIKit and SwiftUI give a switch the values 0 for off, 1 for on and 2 for mixed.
    let style = element.webRole == .switch ? "switch" : element.style
    return switch ("\(value)", style) {
    case ("2", _): words[.macMixed]
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
