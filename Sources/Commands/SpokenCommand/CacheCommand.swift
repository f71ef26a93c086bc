import ArgumentParser
import EspeakEngine
import Foundation
import SpokenFiles
import SpokenTextCommands

struct CacheCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", abstract: "Manages the speech that is kept from one run to the next.",
    discussion: "Example: spoken cache stats",
    subcommands: [Stats.self, Clear.self, Verify.self])

  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prints where the cache is and how much it holds.",
      discussion: "Example: spoken cache stats")

    @OptionGroup var options: CacheOptions

    func run() throws {
      let cache = try options.present()
      let contents = cache.contents()
      try Console.output(
        """
        folder\t\(cache.folder)
        entries\t\(contents.entries)
        size\t\(CacheCommand.mebibytes(contents.bytes))
        limit\t\(CacheCommand.mebibytes(cache.limit))

        """)
    }
  }

  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes every entry of the cache.", discussion: "Example: spoken cache clear")

    @OptionGroup var options: CacheOptions

    func run() throws {
      let cache = try options.present()
      let removed: SpeechCache.Contents
      do throws(POSIXError) {
        removed = try cache.clear()
      } catch {
        throw Status.inputOutput.because(
          "the cache \(cache.folder) cannot be cleared: \(error.reason)")
      }
      try Console.output(
        "removed\t\(removed.entries)\nsize\t\(CacheCommand.mebibytes(removed.bytes))\n")
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Reads every entry and removes damaged ones; the exit status is 1 when there are any.",
      discussion: "Example: spoken cache verify")

    @OptionGroup var options: CacheOptions

    func run() throws {
      let found = try options.present().verify()
      try Console.output(
        """
        entries\t\(found.entries)
        size\t\(CacheCommand.mebibytes(found.bytes))
        damaged\t\(found.damaged)

        """)
      if found.damaged > 0 { throw ExitCode(Status.differs.rawValue) }
    }
  }

  private static func mebibytes(_ bytes: Int) -> String {
    String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }
}

extension CacheOptions {
  /// The cache in its folder.
  ///
  /// - Throws: the exit code when the user has no folder for a cache, or it is another user's.
  fileprivate func present() throws -> SpeechCache {
    guard let cache = cache() else {
      throw Status.noInput.because(
        "there is no folder for a cache without HOME; name one with --cache")
    }
    if let folder = cache.foreignFolder {
      throw Status.noInput.because("no cache to use: \(folder); name one with --cache")
    }
    return cache
  }
}
