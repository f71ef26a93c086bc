import ArgumentParser
import EspeakEngine
import Foundation

/// Where speech is kept from one run to the next.
struct CacheOptions: ParsableArguments {
  @Option(
    name: .customLong("cache"),
    help: ArgumentHelp(
      "Where speech is kept for the next run; the user's folder for caches when it is left out.",
      valueName: "folder"))
  var folder: String?

  @Option(
    name: .customLong("cache-size"),
    help: ArgumentHelp(
      "How large the cache may become; what was used longest ago goes first.", valueName: "mib"))
  var size = SpeechCache.standardLimit >> 20

  func validate() throws {
    if folder == "" { throw ValidationError("--cache takes a folder, not an empty name") }
    guard !(1...1 << 20).contains(size) else { return }
    throw ValidationError("--cache-size is 1 to 1048576 MiB, not \(size)")
  }

  /// Gives the cache.
  ///
  /// - Parameter onWarning: takes what keeps the cache from working, once.
  /// - Returns: the cache; nil where a user has no folder for it.
  func cache(onWarning: @escaping @Sendable (String) -> Void = Console.error) -> SpeechCache? {
    let standard = SpeechCache.standardFolder(ProcessInfo.processInfo.environment)
    return (folder ?? standard).map {
      SpeechCache(folder: $0, limit: size << 20, onWarning: onWarning)
    }
  }
}

/// How speech is made.
struct EngineOptions: ParsableArguments {
  @OptionGroup var cacheOptions: CacheOptions

  @Flag(name: .customLong("no-cache"), help: "Makes all speech anew and keeps none.")
  var isUncached = false

  /// The engine that speaks.
  ///
  /// - Parameters:
  ///   - jobs: how many utterances it may speak at once.
  ///   - quiet: whether remarks are left out.
  /// - Returns: the engine.
  /// - Throws: the exit code for an engine that is not there.
  func synthesizer(jobs: Int = 2, quiet: Bool = false) throws -> EspeakSynthesizer {
    try Self.synthesizer(
      jobs: jobs,
      cache: isUncached ? nil : cacheOptions.cache { if !quiet { Console.error($0) } })
  }

  /// The engine without any options.
  ///
  /// - Throws: the exit code for an engine that is not there.
  static func synthesizer(jobs: Int = 1, cache: SpeechCache? = nil) throws -> EspeakSynthesizer {
    do {
      return try EspeakSynthesizer(
        worker: ProcessInfo.processInfo.environment["SPOKEN_WORKER"], jobs: jobs, cache: cache)
    } catch {
      throw Status.missingService.because(error.description)
    }
  }
}
