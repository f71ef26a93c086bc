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

  func validate() throws {
    guard let rate, !(80...1000).contains(rate) else { return }
    throw ValidationError("--rate is 80 to 1000 words per minute, not \(rate)")
  }

  /// The voice for a story: the one that is asked for, else the one for its language.
  ///
  /// - Throws: the exit code for a voice that there is not.
  func profile(for story: Story) throws -> VoiceProfile {
    do {
      let catalog = try Self.catalog()
      var profile =
        try voice.map { try catalog.profile(named: $0) } ?? catalog.profile(for: story.language)
      if let rate { profile.rate = rate }
      return profile
    } catch let fault as VoiceFault {
      throw Status.faultyInput.because(fault.description)
    }
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

  /// The engine that speaks.
  ///
  /// - Throws: the exit code for an engine that is not there.
  static func synthesizer() throws -> EspeakSynthesizer {
    do {
      return try EspeakSynthesizer(worker: ProcessInfo.processInfo.environment["SPOKEN_WORKER"])
    } catch {
      throw Status.missingService.because(error.description)
    }
  }
}

/// Turns the errors of speaking and writing into exit codes.
func endingWithStatus<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let fault as OutputFault {
    throw fault.status.because(fault.description)
  } catch let fault as VoiceFault {
    throw Status.faultyInput.because(fault.description)
  } catch let fault as EngineUnavailable {
    throw Status.missingService.because(fault.description)
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
    case .unsupported: .wrongUse
    }
  }
}
