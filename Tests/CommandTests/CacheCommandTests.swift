import Foundation
import Testing

@Suite struct CacheCommandTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `counts, verifies and clears`() throws {
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    let render = try spoken(
      "render", "a.screen.yaml", "-o", "a.wav", "--cache", "c", in: scratch.folder)
    #expect(render.status == 0, "\(render.errors)")
    let stats = try spoken("cache", "stats", "--cache", "c", in: scratch.folder)
    #expect(stats.output.hasPrefix("folder\tc\nentries\t2\nsize\t"))
    #expect(stats.output.hasSuffix("limit\t1024.0 MiB\n"))
    let file = try #require(
      FileManager.default.enumerator(atPath: scratch.folder.appending(path: "c").path)?
        .compactMap { $0 as? String }.first { $0.contains("/") })
    try Data([1]).write(to: scratch.folder.appending(path: "c/" + file))
    let verify = try spoken("cache", "verify", "--cache", "c", in: scratch.folder)
    #expect(verify.status == 1 && verify.output.hasSuffix("damaged\t1\n"))
    let clear = try spoken("cache", "clear", "--cache", "c", in: scratch.folder)
    #expect(clear.status == 0 && clear.output.hasPrefix("removed\t1\nsize\t"))
    #expect(try scratch.files == ["a.screen.yaml", "a.wav"])
  }

  @Test func `is used where the platform keeps caches, unless it is not wanted`() throws {
    _ = try scratch.create("a.screen.yaml", "screen: A\nviews:\n  - Button: Save\n")
    let home = ["XDG_CACHE_HOME": scratch.folder.appending(path: "home").path]
    let render = ["render", "a.screen.yaml", "-o", "a.wav"]
    _ = try spoken(render + ["--no-cache"], in: scratch.folder, environment: home)
    #expect(try scratch.files == ["a.screen.yaml", "a.wav"])
    _ = try spoken(render, in: scratch.folder, environment: home)
    let stats = try spoken(["cache", "stats"], in: scratch.folder, environment: home)
    #expect(stats.output.contains("home/spoken\nentries\t2\n"), "\(stats)")
  }

  @Test(arguments: [["--cache", ""], ["--cache-size", "0"]])
  func `refuses what is no cache`(arguments: [String]) throws {
    #expect(try spoken(["cache", "stats"] + arguments).status == 64)
  }
}
