import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the value on the Mac, also that of a field which is being edited.
  ///
  /// "128, Red, Slider". The state of a switch is said by the rule `macState`, a placeholder by
  /// `macPlaceholder`.
  static let macValue = SpeechRule(
    id: "macValue",
    summary: "on the Mac the value of a control comes before its label, that of others after it",
    evidence: Attestation(.observed, .safari, .ariaAT),
    example: Example(
      """
      screen: Sign in
      platform: macos
      views:
        - SecureField: Password
          value: abc
      """,
      line: "3 characters, Password, Secure edit text"),
    speech: .stop { stop, phrase in
      guard !stop.isSwitch else { return }
      for part in stop.element.value
      where !part.value.isBlank && part.origin.property != .placeholder {
        phrase.say(phrase.segment(part, .value, of: stop))
      }
    })
}
