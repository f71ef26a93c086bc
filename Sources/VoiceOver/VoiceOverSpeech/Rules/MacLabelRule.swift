import ScreenTree
import VoiceOverElements
import VoiceOverLanguages

extension SpeechRule {
  /// Speaks the label on the Mac, in the words and with the speech attributes of iOS.
  ///
  /// Only its place is another: "Heading level 3, Color Viewer"; "128, Red, Slider".
  static let macLabel = SpeechRule(
    id: "macLabel",
    summary: "on the Mac the label follows the role of a heading or a link, and a control's value",
    evidence: Attestation(.observed, .safari, .designSystem, .guidepup, .ariaAT),
    example: Example(
      """
      screen: Colors
      platform: macos
      views:
        - Text: Color Viewer
          heading: 3
      """,
      line: "Heading level 3, Color Viewer"),
    speech: label.speech)
}
