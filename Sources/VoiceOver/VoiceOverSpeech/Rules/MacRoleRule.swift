import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the type of a control on the Mac, one word for each, after label and value.
  ///
  /// "6, volume, slider"; "night express, select a train, pop up button". Plain text has none, and
  /// headings and links speak it first. A field of several lines is a text entry area, and "Edit
  /// text" when the Tab key leads to it.
  static let macRole = SpeechRule(
    id: "macRole",
    summary: "on the Mac the type of the control comes after label and value",
    evidence: Attestation(
      .observed, .safari, .talk(10119, 2021), .designSystem, .ariaAT, .reactNative),
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
      if let (word, role) = stop.macRoleWord {
        phrase.say(word, .trait, for: role)
      } else if let (word, trait) = stop.macTraitWord {
        phrase.say(word, for: trait)
      } else if stop.isTab, let context = stop.element.context {
        phrase.say(.tab, .trait, for: context)
      }
    })
}

extension StopContext {
  /// Whether a type is said after its name: it is a control or an image.
  var hasMacType: Bool { macRoleWord != nil || macTraitWord != nil || isTab }

  /// Whether it is a button that stays pressed.
  var isToggleButton: Bool {
    if isSwitch { return element.style == "button" && element.webRole != .switch }
    return element.webRole == .button
      && element.states.contains { if case .pressed = $0.value { true } else { false } }
  }

  /// The word for a role of web content that no trait expresses.
  fileprivate var macRoleWord: (Word.ID, Sourced<String>)? {
    guard let role = element.role, let webRole = element.webRole else { return nil }
    if webRole == .button, isToggleButton { return (.macToggleButton, role) }
    return webRole.macWord.map { ($0, role) }
  }

  /// The word for the trait that makes it a control, and that trait.
  fileprivate var macTraitWord: (Word.ID, Sourced<Node.Trait>)? {
    if let trait = trait(.switchButton, .toggleButton) {
      if isToggleButton { return (.macToggleButton, trait) }
      return (element.style == "switch" ? .macSwitchButton : .macCheckbox, trait)
    }
    if let trait = trait(.textEntry, .secureTextField) { return (macField, trait) }
    if let trait = trait(.popUpButton) { return (macPopUpButton, trait) }
    if let trait = trait(.tabBarItem) { return (.tab, trait) }
    if let trait = trait(.adjustable) {
      return (element.kind == .stepper ? .macStepper : .macSlider, trait)
    }
    // A link has said its role before the label, by the rule `leadingRole`.
    if let trait = trait(.button), !has(.link), !isTab {
      return (isPlainMenuButton ? .menuButton : .button, trait)
    }
    if [.progressView, .uiProgressView].contains(element.kind),
      let trait = trait(.updatesFrequently)
    {
      return (.macProgressBar, trait)
    }
    return trait(.image).map { (.image, $0) }
  }

  private var macField: Word.ID {
    if has(.secureTextField) { return .secureEditText }
    if has(.searchField) { return .macSearchField }
    return has(.textArea) && !isByTab ? .macTextArea : .editText
  }

  private var macPopUpButton: Word.ID {
    guard element.kind == .menu else { return .macPopUpButton }
    return isPlainMenuButton ? .menuButton : .button
  }
}
