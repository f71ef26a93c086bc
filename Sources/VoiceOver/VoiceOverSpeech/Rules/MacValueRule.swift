import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the value on the Mac, also that of a field which is being edited.
  static let macValue = value.variant(
    .observed, sources: [.safari, .ariaAT],
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

  /// Speaks the placeholder of an empty field after its label on the Mac.
  static let macPlaceholder = value.variant(
    .observed, sources: [.designSystem, .guidepup],
    example: Example(
      """
      screen: Sign in
      platform: macos
      views:
        - Web: City
          role: textbox
          placeholder: Vienna
      """,
      line: "City, Vienna, Edit text"),
    speech: .stop { stop, phrase in
      guard !stop.isSwitch else { return }
      for part in stop.element.value
      where !part.value.isBlank && part.origin.property == .placeholder {
        phrase.say(phrase.segment(part, .value, of: stop))
      }
    })
}
