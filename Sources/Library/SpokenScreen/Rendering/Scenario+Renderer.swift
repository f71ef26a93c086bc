import EspeakEngine
package import ScreenScenarios
package import SpokenSound
import SpokenSyntax
package import VoiceOverSpeech

extension Scenario {
  /// The renderer of the scenario: the one place that chooses its voices and sounds.
  ///
  /// - Parameters:
  ///   - synthesizer: the engine.
  ///   - choice: the voice and the sounds.
  ///   - ensemble: the installed voices and sounds; nil reads those that are needed.
  /// - Returns: the renderer.
  /// - Throws: `VoiceError` for an unknown or faulty voice, `EarconError` for a theme.
  package func renderer(
    _ synthesizer: any Synthesizer, _ choice: SoundChoice, of ensemble: Ensemble? = nil
  ) throws -> Renderer {
    // Without the setting no theme is read, so a broken one does not keep speech from being heard.
    let theme = settings.sounds ? try ensemble?.theme ?? choice.installedTheme() : nil
    let voices = try voices(choice, of: ensemble)
    var renderer = Renderer(
      synthesizer: synthesizer, voices: voices,
      earcons: theme?.earcons(at: synthesizer.sampleRate))
    renderer.narration = choice.narrates ? Narration(voices.narrator) : nil
    return renderer
  }

  /// The voices of the scenario: the chosen one or the one for its language, and all others for
  /// words in other languages.
  ///
  /// - Throws: `VoiceError` for an unknown or faulty voice.
  package func voices(
    _ choice: SoundChoice, of ensemble: Ensemble? = nil
  ) throws -> Voices {
    let catalog = try ensemble?.catalog ?? VoiceCatalog(folders: choice.folders)
    // The speed applies to all voices: words of another language are not to be slower than the
    // rest.
    let others = catalog.profiles.map { $0.paced(choice.rate) }
    guard let name = choice.voice else {
      return Voices(try catalog.profile(for: language).paced(choice.rate), others: others)
    }
    return Voices(try catalog.profile(named: name).paced(choice.rate), others: others)
  }
}

extension VoiceProfile {
  /// The voice at a speed in words per minute; nil for its own.
  fileprivate func paced(_ rate: Int?) -> VoiceProfile {
    var profile = self
    profile.rate = rate ?? profile.rate
    return profile
  }
}

extension Voices {
  /// An English voice that is not the main one; the main one if there is no other.
  fileprivate var narrator: VoiceProfile {
    let english = others.filter { $0.language.lowercased().starts(withBytes: "en") }
    // Another timbre too, as two voice files may name the same voice of the engine.
    return english.first { $0.name != main.name && $0.engineVoice != main.engineVoice } ?? main
  }
}
