import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the type of a control on the Mac, one word for each, after label and value.
  ///
  /// "6, volume, slider"; "night express, select a train, pop up button". Plain text has none, and
  /// headings and links speak it first.
  static let macRole = SpeechRule(
    id: "macRole",
    summary: "on the Mac the type of the control comes after label and value",
    evidence: Attestation(.observed, .safari, .talk(10119, 2021)),
    example: Example(
      """
      screen: Sound
      platform: macos
      views:
        - Slider: Volume
          value: 6
          in: [0, 10]
          valueText: "6"
      """,
      line: "6, Volume, Slider"),
    speech: .stop { stop, phrase in
      if let group = stop.element.group {
        guard let label = group.label else { return }
        phrase.say(group.typeWord, .trait, for: label)
        guard group.kind == .scrollView else { return }
        let count = stop.words[.items, counting: group.count]
        phrase.say(phrase.segment(count, .position, for: label))
      } else if let (word, role) = stop.element.roleWord {
        phrase.say(word, .trait, for: role)
      } else if let (word, trait) = stop.macRole {
        phrase.say(word, for: trait)
      }
    })
}

extension Stop {
  /// The word for the type of the control, and the trait that it is for.
  fileprivate var macRole: (Word.ID, Sourced<Node.Trait>)? {
    if let trait = trait(.switchButton, .toggleButton) {
      if element.style == "switch" { return (.macSwitchButton, trait) }
      return (element.style == "button" ? .macToggleButton : .macCheckbox, trait)
    }
    if let trait = trait(.textEntry) {
      if has(.secureTextField) { return (.secureEditText, trait) }
      return (has(.searchField) ? .macSearchField : .editText, trait)
    }
    if let trait = trait(.popUpButton) {
      return (element.kind == .menu ? .menuButton : .macPopUpButton, trait)
    }
    if let trait = trait(.tabBarItem) { return (.tab, trait) }
    if let trait = trait(.adjustable) {
      return (element.kind == .stepper ? .macStepper : .macSlider, trait)
    }
    // A link has said its role before the label, by the rule `leadingRole`.
    if let trait = trait(.button), !has(.link) { return (.button, trait) }
    return trait(.image).map { (.image, $0) }
  }
}
