import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the value on the Mac, also that of a field which is being edited.
  static let macValue = value.variant(
    .observed, sources: [.safari],
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
      for part in stop.element.value where !part.value.isBlank {
        phrase.say(phrase.segment(part, .value, of: stop))
      }
    })
}
