import CommandTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct CacheCommandTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
  }

  @Test func `counts, verifies and clears`() throws {
    let render = try spoken(
      "render", "a.screen.yaml", "-o", "a.wav", "--cache", "c", in: scratch.folder)
    #expect(render.status == 0, "\(render.errors)")
    let stats = try spoken("cache", "stats", "--cache", "c", in: scratch.folder)
    #expect(stats.output.hasPrefix("folder\tc\nentries\t2\nsize\t"))
    #expect(stats.output.hasSuffix("limit\t1024.0 MiB\n"))
    let file = try #require(
      try FileManager.default.contentsOfDirectory(
        atPath: scratch.folder.appending(path: "c").path
      ).first)
    try Data([1]).write(to: scratch.folder.appending(path: "c/" + file))
    let verify = try spoken("cache", "verify", "--cache", "c", in: scratch.folder)
    #expect(verify.status == 1 && verify.output.hasSuffix("damaged\t1\n"))
    let clear = try spoken("cache", "clear", "--cache", "c", in: scratch.folder)
    #expect(clear.status == 0 && clear.output.hasPrefix("removed\t1\nsize\t"))
    #expect(try scratch.files == ["a.screen.yaml", "a.wav"])
  }

  /// What `cache stats` prints in an environment.
  private func stats(_ arguments: [String], _ variables: [String: String]) throws -> Run {
    // Without those of whoever runs the tests.
    try run(
      URL(filePath: "/usr/bin/env"),
      ["-u", "HOME", "-u", "XDG_CACHE_HOME"] + variables.map { "\($0)=\($1)" }.sorted()
        + [program, "cache", "stats"] + arguments, in: scratch.folder)
  }

  @Test(
    arguments: [
      ([], ["HOME": "/home/ada"], "/home/ada/.cache/spoken", 1024),
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": "/var/cache"], "/var/cache/spoken", 1024),
      // A path that does not begin at the root is ignored, as the specification has it.
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": "cache"], "/home/ada/.cache/spoken", 1024),
      ([], ["HOME": "/home/ada", "XDG_CACHE_HOME": ""], "/home/ada/.cache/spoken", 1024),
      ([], ["XDG_CACHE_HOME": "/var/cache"], "/var/cache/spoken", 1024),
      (["--cache", "mine"], ["HOME": "/home/ada"], "mine", 1024),
      (["--cache", "/a/b", "--cache-size", "1"], [:], "/a/b", 1),
    ] as [([String], [String: String], String, Int)])
  func `lies where the platform keeps caches, or where it is asked for`(
    arguments: [String], variables: [String: String], place: String, limit: Int
  ) throws {
    #if !os(macOS)
      let output = "folder\t\(place)\nentries\t0\nsize\t0.0 MiB\nlimit\t\(limit).0 MiB\n"
      #expect(try stats(arguments, variables) == Run(status: 0, output: output, errors: ""))
    #endif
  }

  @Test(
    arguments: [
      ([], [:], 66, "there is no folder for a cache without HOME; name one with --cache"),
      ([], ["HOME": ""], 66, "there is no folder for a cache without HOME; name one with --cache"),
      (["--cache", ""], [:], 64, "--cache takes a folder, not an empty name"),
      (["--cache-size", "0"], [:], 64, "--cache-size is 1 to 1048576 MiB, not 0"),
      (["--cache-size", "1048577"], [:], 64, "--cache-size is 1 to 1048576 MiB, not 1048577"),
    ] as [([String], [String: String], Int32, String)])
  func `refuses what is no cache`(
    arguments: [String], variables: [String: String], status: Int32, message: String
  ) throws {
    let run = try stats(arguments, variables)
    #expect(run.status == status && run.errors.contains(message), "\(run)")
  }

  @Test(arguments: [
    (["--no-cache"], ["a.screen.yaml", "a.wav"]),
    (["--no-cache", "--cache", "c"], ["a.screen.yaml", "a.wav"]),
    (["--cache", "c", "--cache-size", "1"], ["a.screen.yaml", "a.wav", "c"]),
    ([], ["a.screen.yaml", "a.wav", "spoken"]),
  ])
  func `is used unless it is not wanted`(arguments: [String], files: [String]) throws {
    let run = try spoken(
      ["render", "a.screen.yaml", "-o", "a.wav", "--quiet"] + arguments, in: scratch.folder,
      environment: ["XDG_CACHE_HOME": scratch.folder.path])
    #expect(run == Run(status: 0, output: "", errors: ""))
    #expect(try scratch.files == files)
  }
}
