import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenScreen
import SpokenSound
import SpokenTextCommands

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that everything spoken needs is installed, or that an app can be heard.",
    discussion: """
      With --app it says of an app how much of it is heard, which files are left out and why, and what was \
      adapted in the copies that are compiled.
      Exit status: 0 everything is installed, 69 something is missing.

      Example: spoken doctor
      """)

  @OptionGroup var player: DeviceOptions

  @OptionGroup var options: CacheOptions

  @OptionGroup var app: AppOptions

  @Flag(help: "Follow links that lead out of the folder of the app's project.")
  var followLinks = false

  /// Something that spoken needs, and whether it is installed.
  typealias Need = AppCheckup.Row

  func validate() throws {
    if app.appProgram != nil { throw ValidationError("doctor examines the project of --app") }
  }

  func run() throws {
    if let checkup = try app.checkup(followsLinks: followLinks) {
      return try report(checkup.rows)
    }
    var needs = [
      Need(
        .good, "command",
        "\(Spoken.configuration.version), \(Executable.path ?? Arguments.program)")
    ]
    let engine: EspeakSynthesizer?
    do {
      let worker = ProcessInfo.processInfo.environment["SPOKEN_WORKER"]
      // Without a cache: a text that was kept would hide an engine that cannot speak any more.
      let found = try EspeakSynthesizer(worker: worker)
      engine = found
      needs += Self.needs(of: found.files)
    } catch {
      engine = nil
      needs.append(Need(.missing, "engine", error.description))
    }
    needs += Self.voices(spokenBy: engine)
    needs.append(Need(.good, "libraries", SoundLibraries.versions.joined(separator: ", ")))
    needs += [Self.japanese, audioDevice, cache]
    try report(needs)
  }

  /// Prints what was found.
  ///
  /// - Throws: the exit code when something is missing.
  private func report(_ needs: [Need]) throws {
    for need in needs { try Console.output(need.line) }
    // What is absent only costs time or a command, so it is no failure.
    if needs.contains(where: { $0.state == .missing }) {
      throw ExitCode(Status.missingService.rawValue)
    }
  }

  /// The engine and its data.
  private static func needs(of files: EngineFiles) -> [Need] {
    [
      Need(
        .good, "engine", "eSpeak NG \(files.version), \(files.libraries.joined(separator: ", "))"),
      data(of: files),
    ]
  }

  /// The engine's data, whose digest is a part of every key of the cache.
  private static func data(of files: EngineFiles) -> Need {
    do {
      _ = try files.digest()
      return Need(.good, "data", files.dataFolder)
    } catch {
      return Need(
        .absent, "data",
        "\(error), so that no speech is kept; make it readable, or install eSpeak NG again")
    }
  }

  /// The voices, and whether each can speak.
  private static func voices(spokenBy engine: EspeakSynthesizer?) -> [Need] {
    do {
      let explicit = ProcessInfo.processInfo.environment["SPOKEN_VOICES"]
      let folders = VoiceCatalog.folders(explicit: explicit)
      let profiles = try VoiceCatalog(folders: folders).profiles
      let faults = profiles.compactMap { profile -> Need? in
        do {
          _ = try engine?.speak(EspeakSynthesizer.trial, in: profile)
          return nil
        } catch {
          return Need(.missing, "voices", "\(error)")
        }
      }
      return faults + [
        Need(.good, "voices", "\(profiles.count) in \(folders.joined(separator: ", "))")
      ]
    } catch {
      return [Need(.missing, "voices", error.description)]
    }
  }

  /// What reads Japanese, which only Japanese screens need.
  private static var japanese: Need {
    let reader = JapaneseReader(ProcessInfo.processInfo.environment)
    guard let description = reader.dictionaryName else {
      return Need(
        .absent, "japanese",
        "no MeCab with IPADIC, so that kanji are left out of the sound; "
          + JapaneseReader.advice)
    }
    return Need(.good, "japanese", description)
  }

  /// The loudspeaker, which only `play` and `walk` need.
  private var audioDevice: Need {
    do {
      _ = try Loudspeaker(device: player.device, sampleRate: 22_050)
      return Need(.good, "audio", "the device '\(player.device)' can be played to")
    } catch {
      return Need(.absent, "audio", "\(error.description); only play and walk need one")
    }
  }

  /// The cache, without which every run is slower.
  private var cache: Need {
    guard let cache = options.cache() else {
      return Need(.absent, "cache", "no folder without HOME; name one with --cache")
    }
    if let fault = cache.fault() {
      return Need(
        .absent, "cache",
        "\(cache.folder) cannot be written: \(fault); name another folder with --cache")
    }
    let contents = cache.contents()
    return Need(
      .good, "cache", "\(cache.folder), \(contents.entries) entries, \(contents.bytes >> 20) MiB")
  }
}
