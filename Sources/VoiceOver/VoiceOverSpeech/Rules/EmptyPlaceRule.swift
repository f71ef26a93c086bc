import ScreenTree
import VoiceOverLanguages
import VoiceOverSession

extension SpeechRule {
  /// Plays a sound where the finger is on no element; the cursor stays where it was.
  ///
  /// Speech goes on, because nothing else has the cursor. Which of the sounds in iOS's list it is
  /// follows from its name.
  static let emptyPlace = SpeechRule(
    id: "emptyPlace",
    summary: "a finger on an empty part of the screen is a sound",
    evidence: Attestation(.inferred, .talk(248, 2019), .settingsOfVisionOS),
    example: Example(
      """
      screen: Wallet
      views:
        - Button: Pay
          frame: [20, 100, 350, 44]
      """,
      steps: "{ touch: [200, 700] }", line: "♪ no item discovered"),
    speech: .event { event, _, rule in
      guard case .touchedNothing = event else { return [] }
      return [rule.segment(.noItemDiscovered, at: .screen)]
    })
}
