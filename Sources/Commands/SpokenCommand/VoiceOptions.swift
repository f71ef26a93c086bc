import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
import SpokenSyntax
package import SpokenTextCommands

/// The options of the voice.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: "The name of a voice, or the path of a voice file.",
    completion: .custom { _, _, _ in (try? Self.catalog())?.profiles.map(\.name) ?? [] })
  var voice: String?

  @Option(help: ArgumentHelp("The speed in words per minute, 80 to 1000.", valueName: "wpm"))
  var rate: Int?

  @Option(
    help: ArgumentHelp(
      "The sounds: a built-in theme, or the path of a folder, with a slash.", valueName: "theme"),
    completion: EarconsCommand.themes)
  var earcons = EarconTheme.standard

  func validate() throws {
    guard let rate, !(80...1000).contains(rate) else { return }
    throw ValidationError("--rate is 80 to 1000 words per minute, not \(rate)")
  }

  /// The voices for a scenario: the requested one or the one for its language, and all others for
  /// words in other languages.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to speak.
  ///   - catalog: the installed voices; nil reads them.
  /// - Returns: the voices.
  /// - Throws: the exit code for an unknown voice.
  func voices(for scenario: Scenario, in catalog: VoiceCatalog? = nil) throws -> Voices {
    do {
      let catalog = try catalog ?? Self.catalog()
      let main =
        try voice.map { try catalog.profile(named: $0) } ?? catalog.profile(for: scenario.language)
      // The speed applies to all voices: words of another language are not to be slower than the
      // rest.
      return Voices(paced(main), others: catalog.profiles.map(paced))
    } catch let fault as VoiceError {
      throw fault.reported()
    }
  }

  /// The renderer of a scenario, with the requested voices and sounds.
  ///
  /// - Parameters:
  ///   - synthesizer: the engine.
  ///   - scenario: the scenario to speak.
  ///   - ensemble: the installed voices and sounds; nil reads those that are needed.
  ///   - narrates: whether a second voice says the gestures.
  /// - Returns: the renderer.
  /// - Throws: the exit code for an unknown voice or theme.
  func renderer(
    _ synthesizer: any Synthesizer, for scenario: Scenario, of ensemble: Ensemble? = nil,
    narrates: Bool = false
  ) throws -> Renderer {
    // Without the setting no theme is read, so a broken one does not keep speech from being heard.
    let none = Earcons(sampleRate: synthesizer.sampleRate)
    let heard =
      scenario.settings.sounds ? try ensemble?.theme ?? EarconsCommand.theme(earcons) : nil
    let voices = try voices(for: scenario, in: ensemble?.catalog)
    var renderer = Renderer(
      synthesizer: synthesizer, voices: voices,
      earcons: heard?.earcons(at: synthesizer.sampleRate) ?? none)
    renderer.narration = narrates ? Narration(voices.narrator) : nil
    return renderer
  }

  /// All installed voices and sounds, for many scenarios.
  struct Ensemble: Sendable {
    var catalog: VoiceCatalog
    var theme: EarconTheme
  }

  /// Reads all installed voices and sounds.
  ///
  /// - Throws: the exit code for invalid files and an unknown theme.
  func ensemble() throws -> Ensemble {
    Ensemble(catalog: try Self.catalog(), theme: try EarconsCommand.theme(earcons))
  }

  /// The voice at the requested speed.
  private func paced(_ profile: VoiceProfile) -> VoiceProfile {
    var profile = profile
    profile.rate = rate ?? profile.rate
    return profile
  }

  /// The voices that belong to this installation.
  static func catalog() throws -> VoiceCatalog {
    let explicit = ProcessInfo.processInfo.environment["SPOKEN_VOICES"]
    do {
      return try VoiceCatalog(folders: VoiceCatalog.folders(explicit: explicit))
    } catch {
      throw error.reported()
    }
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

extension VoiceError: CommandError {
  /// That of a file which is missing or faulty, or of an option that names no voice.
  package var status: Status {
    switch self {
    case .missing: .noInput
    case .faulty, .unusable, .noVoice: .faultyInput
    case .unknownName: .wrongUse
    }
  }
}

extension EngineUnavailable: CommandError {
  /// A missing service: the engine.
  package var status: Status { .missingService }
}

extension SoundTooLong: CommandError {
  /// A faulty input, which asks for too much sound.
  package var status: Status { .faultyInput }
}

extension NoAudioDevice: CommandError {
  /// A missing service: a device that plays sound.
  package var status: Status { .missingService }
}
