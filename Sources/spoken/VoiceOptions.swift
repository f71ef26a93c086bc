import ArgumentParser
import EspeakEngine
import Foundation
import ScreenAudio
import SpokenScreen

/// Which voice speaks.
struct VoiceOptions: ParsableArguments {
  @Option(help: "The name of a voice, or a file that describes one.")
  var voice: String?

  @Option(help: ArgumentHelp("The speed in words per minute, 80 to 1000.", valueName: "wpm"))
  var rate: Int?

  @Option(
    help: ArgumentHelp(
      "The sounds: a theme that comes along, or a folder's path with a slash.", valueName: "theme"))
  var earcons = EarconTheme.standard

  func validate() throws {
    guard let rate, !(80...1000).contains(rate) else { return }
    throw ValidationError("--rate is 80 to 1000 words per minute, not \(rate)")
  }

  /// The voices for a story: the one that is asked for, else the one for its language; and all
  /// others for words in other languages.
  ///
  /// - Parameters:
  ///   - story: what is spoken.
  ///   - catalog: the voices that there are; nil reads them.
  /// - Returns: the voices.
  /// - Throws: the exit code for a voice that there is not.
  func voices(for story: Story, in catalog: VoiceCatalog? = nil) throws -> Voices {
    do {
      let catalog = try catalog ?? Self.catalog()
      let main =
        try voice.map { try catalog.profile(named: $0) } ?? catalog.profile(for: story.language)
      return Voices(paced(main), others: catalog.profiles.map(paced))
    } catch let fault as VoiceFault {
      throw Status.faultyInput.because(fault.description)
    }
  }

  /// What speaks a story, with the voices and the sounds that are asked for.
  ///
  /// - Parameters:
  ///   - synthesizer: the engine.
  ///   - story: what is spoken.
  ///   - ensemble: the voices and sounds that there are; nil reads those that are needed.
  /// - Returns: the renderer.
  /// - Throws: the exit code for a voice or a theme that there is not.
  func renderer(
    _ synthesizer: any Synthesizer, for story: Story, of ensemble: Ensemble? = nil
  ) throws -> Renderer {
    let none = Earcons(sampleRate: synthesizer.sampleRate)
    let heard = story.settings.sounds ? try ensemble?.theme ?? EarconsCommand.theme(earcons) : nil
    return Renderer(
      synthesizer: synthesizer, voices: try voices(for: story, in: ensemble?.catalog),
      earcons: heard?.earcons(at: synthesizer.sampleRate) ?? none)
  }

  /// All voices and sounds that there are, for many stories.
  struct Ensemble: Sendable {
    var catalog: VoiceCatalog
    var theme: EarconTheme
  }

  /// Reads all voices and sounds that there are.
  ///
  /// - Throws: the exit code for files that are faulty, and for a theme that there is not.
  func ensemble() throws -> Ensemble {
    Ensemble(catalog: try Self.catalog(), theme: try EarconsCommand.theme(earcons))
  }

  /// The voice at the speed that is asked for.
  private func paced(_ profile: VoiceProfile) -> VoiceProfile {
    var profile = profile
    profile.rate = rate ?? profile.rate
    return profile
  }

  /// The voices that are found where this command lies.
  static func catalog() throws -> VoiceCatalog {
    let explicit = ProcessInfo.processInfo.environment["SPOKEN_VOICES"]
    do {
      return try VoiceCatalog(folders: VoiceCatalog.folders(explicit: explicit))
    } catch {
      throw Status.faultyInput.because(error.description)
    }
  }
}

/// Turns the errors of reading, speaking and writing into exit codes.
func endingWithStatus<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let fault as StoryFault {
    throw fault.status.because(lines: fault.description)
  } catch let fault as OutputFault {
    throw fault.status.because(fault.description)
  } catch let fault as VoiceFault {
    throw Status.faultyInput.because(fault.description)
  } catch let fault as EngineUnavailable {
    throw Status.missingService.because(fault.description)
  } catch let fault as SoundTooLong {
    throw Status.faultyInput.because(fault.description)
  } catch let fault as NoAudioDevice {
    throw Status.missingService.because(fault.description)
  }
}

extension OutputFault {
  /// The exit code for the fault.
  var status: Status {
    switch self {
    case .cannotCreate: .cannotCreate
    case .cannotWrite: .inputOutput
    case .unsupported, .unsupportedRate: .wrongUse
    }
  }
}
