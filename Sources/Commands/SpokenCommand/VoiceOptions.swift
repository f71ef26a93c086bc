import ArgumentParser
import EspeakEngine
import Foundation
import SpokenScreen
import SpokenSound
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

  /// What is asked for.
  ///
  /// - Parameter narrates: whether a second voice says the gestures.
  /// - Returns: the voice and the sounds.
  func choice(narrates: Bool = false) -> SoundChoice {
    var choice = SoundChoice(folders: Self.folders)
    (choice.voice, choice.rate, choice.theme) = (voice, rate, earcons)
    choice.narrates = narrates
    return choice
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
    try endingWithStatus {
      try scenario.renderer(synthesizer, choice(narrates: narrates), of: ensemble)
    }
  }

  /// Reads all installed voices and sounds.
  ///
  /// - Throws: the exit code for invalid files and an unknown theme.
  func ensemble() throws -> Ensemble {
    Ensemble(catalog: try Self.catalog(), theme: try EarconsCommand.theme(earcons))
  }

  /// The voices that belong to this installation.
  static func catalog() throws -> VoiceCatalog {
    try endingWithStatus { try VoiceCatalog(folders: folders) }
  }

  /// The folders of voices, which are looked for once: each file of a folder is rendered with them.
  static let folders = VoiceCatalog.folders(
    explicit: ProcessInfo.processInfo.environment["SPOKEN_VOICES"])
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
