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
    let digits = "\(Digest(of: ["10"]))"
    for name in [".speech.7", "mine", "mine-\(digits)", "1\(digits)"] {
      try Data(count: 50).write(to: URL(filePath: cache.folder + "/" + name))
    }
    #expect(cache.contents() == .init(entries: 2, bytes: sizes[0] + sizes[1]))
  }

  @Test func `names an entry by its version and its key`() throws {
    _ = try keep([10])
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(names == ["\(CacheEntry.version)-\(Digest(of: ["10"]))"])
  }

  @Test func `counts and clears what earlier versions kept, and never reads it`() throws {
    _ = try keep([10])
    let key = Digest(of: ["10"])
    let part = cache.folder + "/\("\(key)".prefix(1))"
    try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: false)
    try FileManager.default.moveItem(atPath: cache.path(of: key), toPath: "\(part)/\(key)")
    try Data(count: 9).write(to: URL(filePath: cache.folder + "/1-\(key)"))
    #expect(cache.audio(for: key) == nil && cache.verify().damaged == 0)
    #expect(try cache.clear().entries == 2)
    #expect(try scratch.files == [])
  }

  @Test func `tries a write and leaves nothing of it`() throws {
    #expect(cache.fault() == nil)
    #expect(cache.contents() == .init())
    let path = cache.path(of: Digest(of: ["doctor"]))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `finds what keeps the cache from working`() throws {
    _ = try keep([10])
    try FileManager.default.createDirectory(
      atPath: cache.path(of: Digest(of: ["doctor"])), withIntermediateDirectories: false)
    #expect(cache.fault() == "Is a directory")
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
