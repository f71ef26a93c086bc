import ScreenDocuments
import ScreenFiles
package import ScreenScenarios
package import ScreenTree
import ScreenYAML
import VoiceOverElements
import VoiceOverSession
package import VoiceOverSpeech

/// What a walk over views says, stops parted by ` // `.
package func told(
  _ views: String, platform: Platform = .ios, style: TextStyle = .voiceover,
  _ changes: [String: String] = [:]
) throws -> String {
  var settings = SpeechSettings()
  for (key, value) in changes { try settings.set(key, to: value) }
  let text = "screen: S\nviews:\n" + views.split(separator: "\n").map { "  \($0)\n" }.joined()
  let reading = ScreenReader.read(Array(text.utf8), file: "s")
  // No issue of Testing, because the benchmarks use this module too and are built without it.
  guard var screen = reading.value else { throw ScenarioError.faulty(reading.findings) }
  screen.platform = platform
  return scenario(of: screen, settings).utterances.map { utterance in
    ([utterance.description(in: style)] + [utterance.hint(in: style)].compactMap { $0 }
      + utterance.cues(in: style)).joined(separator: " | ")
  }.joined(separator: " // ")
}

/// The walk over a screen, in English.
package func scenario(of screen: Screen, _ settings: SpeechSettings) -> Scenario {
  let resolution = resolve(screen, settings: settings.resolver)
  return Scenario(
    title: screen.title, platform: screen.platform, settings: settings, screens: [screen],
    resolutions: [resolution], app: FileApp(screen, resolution),
    steps: Script.walk(through: resolution))
}
