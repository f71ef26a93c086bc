import ArgumentParser
import EspeakEngine
import Foundation
import Testing

@testable import spoken

struct CacheOptionsTests {
  /// What `cache stats` tells of its folder in an environment.
  private func folder(_ arguments: [String] = [], _ variables: [String: String]) throws -> Run {
    let scratch = try Scratch()
    // Without those of whoever runs the tests.
    return try run(
      URL(filePath: "/usr/bin/env"),
      ["-u", "HOME", "-u", "XDG_CACHE_HOME"] + variables.map { "\($0)=\($1)" }.sorted()
        + [program, "cache", "stats"] + arguments, in: scratch.folder)
  }

  @Test(
    arguments: [
      ([], ["HOME": "/home/ada"], "/home/ada/.cache/spoken"),
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": "/var/cache"], "/var/cache/spoken"),
      // A path that does not begin at the root is ignored, as the specification has it.
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": "cache"], "/home/ada/.cache/spoken"),
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": ""], "/home/ada/.cache/spoken"),
      ([], ["XDG_CACHE_HOME": "/var/cache"], "/var/cache/spoken"),
      (["--cache", "mine"], ["HOME": "/home/ada"], "mine"),
      (["--cache", "/a/b"], [:], "/a/b"),
    ] as [([String], [String: String], String)])
  func `lies where the platform keeps caches, or where it is asked for`(
    arguments: [String], variables: [String: String], place: String
  ) throws {
    #if !os(macOS)
      let run = try folder(arguments, variables)
      #expect(run.status == 0)
      #expect(run.output == "folder\t\(place)\nentries\t0\nsize\t0.0 MiB\nlimit\t1024.0 MiB\n")
    #endif
  }

  @Test(arguments: [[:], ["HOME": ""]] as [[String: String]])
  func `says that a user without a home has none`(variables: [String: String]) throws {
    let run = try folder(variables)
    #expect(run.status == 66)
    #expect(run.errors == "there is no folder for a cache without HOME; name one with --cache\n")
  }

  private func folder(_ variables: [String: String]) throws -> Run { try folder([], variables) }

  @Test(arguments: [
    (["--cache-size", "0"], "--cache-size is 1 to 1048576 MiB, not 0"),
    (["--cache-size", "1048577"], "--cache-size is 1 to 1048576 MiB, not 1048577"),
    (["--cache", ""], "--cache takes a folder, not an empty name"),
  ])
  func `refuses what is no cache`(arguments: [String], message: String) {
    let fault = #expect(throws: (any Error).self) { try CacheOptions.parse(arguments) }
    #expect(fault.map { CacheOptions.message(for: $0) } == message)
  }

  @Test func `is as large as it is asked for`() throws {
    #expect(try CacheOptions.parse(["--cache", "c"]).cache()?.limit == 1 << 30)
    #expect(
      try CacheOptions.parse(["--cache", "c", "--cache-size", "1"]).cache()?.limit == 1 << 20)
  }

  @Test func `is left alone by who wants none, whatever else is said`() throws {
    let scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    for (arguments, files) in [
      (["--no-cache"], ["a.screen.yaml", "a.wav"]),
      (["--no-cache", "--cache", "c"], ["a.screen.yaml", "a.wav"]),
      (["--cache", "c"], ["a.screen.yaml", "a.wav", "c"]),
    ] {
      let run = try spoken(
        ["render", "a.screen.yaml", "-o", "a.wav", "--quiet"] + arguments, in: scratch.folder,
        environment: ["XDG_CACHE_HOME": scratch.folder.path])
      #expect(run == Run(status: 0, output: "", errors: ""))
      #expect(try scratch.files == files)
    }
  }
}
