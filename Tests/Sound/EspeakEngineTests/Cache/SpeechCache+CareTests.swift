import Foundation
import SpokenSound
import TestSupport
import Testing

@testable import EspeakEngine

struct SpeechCacheCareTests {
  private let scratch: Scratch
  private let cache: SpeechCache

  init() throws {
    scratch = try Scratch()
    cache = SpeechCache(folder: scratch.path + "/cache") { Issue.record("\($0)") }
  }

  /// Keeps sounds of some lengths, and gives the sizes of their files.
  private func keep(_ counts: [Int]) throws -> [Int] {
    try counts.map { count in
      let key = Digest(of: ["\(count)"])
      cache.keep(
        SpokenAudio(sampleRate: 22_050, samples: [Int16](repeating: 1, count: count)), for: key)
      return try Data(contentsOf: URL(filePath: cache.path(of: key))).count
    }
  }

  @Test func `counts entries and their bytes, and no other files`() throws {
    #expect(cache.contents() == .init())
    let sizes = try keep([10, 2000])
    let part = (cache.path(of: Digest(of: ["10"])) as NSString).deletingLastPathComponent
    try Data(count: 50).write(to: URL(filePath: part + "/.speech.7"))
    try Data(count: 50).write(to: URL(filePath: part + "/mine"))
    #expect(cache.contents() == .init(entries: 2, bytes: sizes[0] + sizes[1]))
  }

  @Test func `tries a write and leaves nothing of it`() throws {
    #expect(cache.fault() == nil)
    #expect(cache.contents() == .init())
    let path = cache.path(of: Digest(of: ["doctor"]))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `finds what keeps the cache from working`() throws {
    let path = cache.path(of: Digest(of: ["doctor"]))
    let part = (path as NSString).deletingLastPathComponent
    try scratch.create(String(part.dropFirst(scratch.path.count + 1)))
    #expect(cache.fault() == "File exists")
  }

  @Test func `removes all entries, and the folders that are then empty`() throws {
    let sizes = try keep([10, 2000])
    #expect(try cache.clear() == .init(entries: 2, bytes: sizes[0] + sizes[1]))
    #expect(try scratch.files == [])
    #expect(try cache.clear() == .init())
  }

  @Test func `keeps a folder with a file that is not the cache's`() throws {
    _ = try keep([10])
    try scratch.create("cache/mine")
    #expect(try cache.clear().entries == 1)
    #expect(try scratch.files == ["cache"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder) == ["mine"])
  }

  @Test func `counts a damaged entry, and removes only it`() throws {
    let sizes = try keep([10, 2000])
    let damaged = URL(filePath: cache.path(of: Digest(of: ["10"])))
    try Data(count: sizes[0]).write(to: damaged)
    #expect(
      cache.verify() == .init(entries: 2, bytes: sizes[0] + sizes[1], damaged: 1))
    #expect(cache.contents() == .init(entries: 1, bytes: sizes[1]))
    #expect(!FileManager.default.fileExists(atPath: damaged.path))
  }
}
