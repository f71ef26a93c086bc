import ArgumentParser
import EspeakEngine
import Foundation
import SpokenTextCommands

/// The options of the speech cache: its folder and its largest size.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "The folder in which speech is kept for the next run (default: the user's cache folder).",
      valueName: "folder"), completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("cache-size"),
    help: ArgumentHelp(
      "The largest size of the cache; the least recently used speech is removed first.",
      valueName: "mib"))
  var size = SpeechCache.standardLimit >> 20

  func validate() throws {
    // An unset variable of a script makes an empty name, which would be the root.
    if folder == "" { throw ValidationError("--cache takes a folder, not an empty name") }
    guard !(1...1 << 20).contains(size) else { return }
    throw ValidationError("--cache-size is 1 to 1048576 MiB, not \(size)")
  }

  /// Opens the cache.
  ///
  /// - Parameter onWarning: called once with what keeps the cache from working.
  /// - Returns: the cache; nil where a user has no folder for it.
  func cache(onWarning: @escaping @Sendable (String) -> Void = Console.error) -> SpeechCache? {
    let standard = SpeechCache.standardFolder(ProcessInfo.processInfo.environment)
    return (folder ?? standard).map {
      SpeechCache(folder: $0, limit: size << 20, onWarning: onWarning)
    }
  }
}

/// The options of the speech engine.
struct EngineOptions: ParsableArguments {
  @OptionGroup var cacheOptions: CacheOptions

  @Flag(name: .customLong("no-cache"), help: "Synthesize all speech again and keep none.")
  var isUncached = false

  /// Starts the engine.
  ///
  /// - Parameters:
  ///   - jobs: how many utterances it may synthesize at once.
  ///   - quiet: whether to suppress notes.
  /// - Returns: the engine.
  /// - Throws: the exit code when the engine is missing.
  func synthesizer(jobs: Int = 2, quiet: Bool = false) throws -> EspeakSynthesizer {
    try Self.synthesizer(
      jobs: jobs,
      cache: isUncached ? nil : cacheOptions.cache { if !quiet { Console.error($0) } })
  }

  /// Starts the engine with default options.
  ///
  /// - Throws: the exit code when the engine is missing.
  static func synthesizer(jobs: Int = 1, cache: SpeechCache? = nil) throws -> EspeakSynthesizer {
    let environment = ProcessInfo.processInfo.environment
    do {
      return try EspeakSynthesizer(
        worker: environment["SPOKEN_WORKER"], jobs: jobs, cache: cache,
        japanese: JapaneseReader(environment))
    } catch {
      throw Status.missingService.because(error.description)
    }
  }
}
