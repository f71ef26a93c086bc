package import ScreenTree
package import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// A run that is driven from outside, a step at a time.
extension ScenarioRun {
  /// The element under the cursor, or nil.
  package var current: VoiceOverElements.Element? { narrator.session.current }

  /// The name of the current rotor, or nil.
  package var rotor: String? { narrator.session.rotorName }

  /// The settings of the current screen.
  package var settings: SpeechSettings { narrator.settings }

  /// Changes settings of all screens, from the next utterance on; elements stay as they are.
  ///
  /// - Parameter changes: names and values as files write them.
  /// - Throws: `SettingError` for an unknown setting or a wrong value; then none is changed.
  package mutating func change(_ changes: [Walkthrough.Setting]) throws(SettingError) {
    try narrator.change(changes)
  }

  /// A step as a file has it, before it is performed; what is typed into a secure field is in none.
  package func recorded(_ step: Walkthrough.Step) -> Walkthrough.Step { narrator.recorded(step) }

  /// Takes the steps that were impossible since the last call.
  package mutating func takeFailures() -> [StepFailure] {
    defer { failures = [] }
    return failures
  }
}
