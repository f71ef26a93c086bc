import ArgumentParser
import EspeakEngine
import Foundation
import ScreenAudio
import SpokenScreen

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Looks whether all that is needed is there, and says what is wrong with the cure.",
    discussion: "Exit status: 0 all that is needed is there, 69 something is missing.")

  @Option(help: ArgumentHelp("The audio device, by its name in ALSA.", valueName: "name"))
  var device = "default"

  @OptionGroup var options: CacheOptions

  /// What was found in one place.
  struct Finding: Hashable {
    /// How grave it is.
    enum State: String { case good = "ok", absent, missing }

    var state: State
    /// What was looked at.
    var subject: String
    /// What was found, or what is wrong with the cure.
    var text: String

    /// The line that tells of it.
    var line: String {
      [
        state.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
        subject.padding(toLength: 10, withPad: " ", startingAt: 0), text,
      ].joined() + "\n"
    }
  }

  func run() throws {
    var findings = [
      Finding(
        state: .good, subject: "command",
        text: "\(Spoken.configuration.version), \(Bundle.main.executablePath ?? "")")
    ]
    let engine: EspeakSynthesizer?
    do {
      let worker = ProcessInfo.processInfo.environment["SPOKEN_WORKER"]
      let found = try EspeakSynthesizer(worker: worker)
      engine = found
      findings += Self.findings(of: found.files)
    } catch {
      engine = nil
      findings.append(Finding(state: .missing, subject: "engine", text: error.description))
    }
    findings += Self.voices(spokenBy: engine)
    findings.append(
      Finding(
        state: .good, subject: "libraries", text: SoundLibraries.versions.joined(separator: ", ")))
    findings += [audioDevice, cache]
    for finding in findings { try Console.output(finding.line) }
    if findings.contains(where: { $0.state == .missing }) {
      throw ExitCode(Status.missingService.rawValue)
    }
  }

  /// The engine and its data.
  private static func findings(of files: EngineFiles) -> [Finding] {
    [
      Finding(
        state: .good, subject: "engine",
        text: "eSpeak NG \(files.version), \(files.libraries.joined(separator: ", "))"),
      Finding(state: .good, subject: "data", text: files.dataFolder),
    ]
  }

  /// The voices, and whether each can speak.
  private static func voices(spokenBy engine: EspeakSynthesizer?) -> [Finding] {
    do {
      let explicit = ProcessInfo.processInfo.environment["SPOKEN_VOICES"]
      let folders = VoiceCatalog.folders(explicit: explicit)
      let profiles = try VoiceCatalog(folders: folders).profiles
      let faults = profiles.compactMap { profile -> Finding? in
        do {
          _ = try engine?.speak("a", in: profile)
          return nil
        } catch {
          return Finding(state: .missing, subject: "voices", text: "\(error)")
        }
      }
      return faults + [
        Finding(
          state: .good, subject: "voices",
          text: "\(profiles.count) in \(folders.joined(separator: ", "))")
      ]
    } catch {
      return [Finding(state: .missing, subject: "voices", text: error.description)]
    }
  }

  /// The loudspeaker, which only some commands need.
  private var audioDevice: Finding {
    do {
      _ = try Loudspeaker(device: device, sampleRate: 22_050)
      return Finding(
        state: .good, subject: "audio", text: "the device '\(device)' can be played to")
    } catch {
      return Finding(
        state: .absent, subject: "audio", text: "\(error.description); only play and walk need one")
    }
  }

  /// The cache, without which everything is slower.
  private var cache: Finding {
    guard let cache = options.cache() else {
      return Finding(
        state: .absent, subject: "cache", text: "no folder without HOME; name one with --cache")
    }
    if let fault = cache.fault() {
      return Finding(
        state: .absent, subject: "cache",
        text: "\(cache.folder) cannot be written: \(fault); name another folder with --cache")
    }
    let contents = cache.contents()
    return Finding(
      state: .good, subject: "cache",
      text: "\(cache.folder), \(contents.entries) entries, \(contents.bytes >> 20) MiB")
  }
}
