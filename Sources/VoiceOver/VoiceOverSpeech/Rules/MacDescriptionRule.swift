import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the description of web content after the label on the Mac, without a word before it.
  ///
  /// Three older sources have it last.
  static let macDescription = description.variant(
    sources: [.designSystem],
    example: Example(
      """
      screen: Sign in
      platform: macos
      views:
        - Web: Code
          role: textbox
          description: six digits
      """,
      line: "Code, six digits, Edit text"),
    speech: .stop { stop, phrase in
      guard let description = stop.element.webDescription else { return }
      phrase.say(phrase.segment(description, .description, of: stop))
    })
}
