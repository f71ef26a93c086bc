import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the value on the Mac, where a secure text field speaks the number of characters.
  static let macValue = value.variant(
    sources: [.safari, .talk(10119, 2021)],
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
      let isSecure = stop.has(.secureTextField)
      for part in stop.element.value where !part.value.isBlank {
        phrase.say(
          isSecure && part.origin.property != .placeholder
            ? phrase.segment(
              stop.words[.characters, counting: "\(part.value)".count], .value, for: part)
            : phrase.segment(part, .value, of: stop))
      }
    })
}
