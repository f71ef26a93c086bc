import Foundation
import SpokenSound
import Synchronization
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

@Suite final class SpeechCacheTests: Sendable {
  let folder: String
  /// What the cache warned of.
  let warnings = Mutex<[String]>([])

  init() throws { folder = try Engine.scratch() }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func cache(limit: Int = SpeechCache.standardLimit) -> SpeechCache {
    SpeechCache(folder: folder + "/cache", limit: limit) { warning in
      self.warnings.withLock { $0.append(warning) }
    }
  }

  /// A key that differs from others by a number.
  func key(_ number: Int) -> Digest { Digest(of: ["\(number)"]) }

  func audio(_ count: Int) -> SpokenAudio {
    SpokenAudio(
      sampleRate: 22_050, samples: (0..<count).map { Int16(truncatingIfNeeded: $0 * 999) },
      words: [.init("Grüße \n", samples: 0..<count / 2), .init("42", samples: count / 2..<count)])
  }

  @Test func `finds in another process's cache what one kept, and nothing else`() {
    for (number, count) in [(0, 100), (1, 0)] {
      cache().keep(audio(count), for: key(number))
      #expect(cache().audio(for: key(number)) == audio(count))
    }
    #expect(cache().audio(for: key(2)) == nil)
    #expect(cache().contents().entries == 2)
  }

  @Test func `misses an entry with any damage, and replaces it`() throws {
    let cache = cache()
    cache.keep(audio(100), for: key(1))
    let file = URL(filePath: cache.path(of: key(1)))
    let whole = try Data(contentsOf: file)
    func damage(_ data: Data) throws {
      try data.write(to: file)
      #expect(cache.audio(for: key(1)) == nil, "\(data.count)")
    }
    for index in stride(from: 0, to: whole.count, by: 7) {
      var damaged = whole
      damaged[index] ^= 1
      try damage(damaged)
      try damage(whole.prefix(index))
    }
    try damage(whole + [0])
    // That of another key, and what an earlier version wrote.
    try damage(CacheEntry.data(of: audio(100), for: key(2)))
    try damage(Data([1, 0, 0x4e, 0x45, 0x4b, 0x4f, 0x50, 0x53]) + Data(count: 248))
    cache.keep(audio(100), for: key(1))
    #expect(cache.audio(for: key(1)) == audio(100))
    // A pipe must not be waited for.
    try #require(unlink(file.path) == 0 && mkfifo(file.path, 0o600) == 0)
    #expect(cache.audio(for: key(1)) == nil && cache.contents().entries == 0)
    cache.keep(audio(100), for: key(1))
    #expect(cache.audio(for: key(1)) == audio(100))
    #expect(warnings.withLock(\.self) == [])
  }

  @Test(arguments: [-1..<1, 50..<101, 101..<200])
  func `misses an entry whose words lie outside its sound`(place: Range<Int>) throws {
    var wrong = audio(100)
    wrong.words[0].samples = place
    let data = try CacheEntry.data(of: wrong, for: key(1))
    #expect(CacheEntry.audio(in: data, for: key(1)) == nil)
  }

  @Test func `misses an entry without a sample rate`() throws {
    let data = try CacheEntry.data(of: SpokenAudio(sampleRate: 0, samples: []), for: key(1))
    #expect(CacheEntry.audio(in: data, for: key(1)) == nil)
  }

  /// Writes a file beside the entry of a key, and gives its path.
  func write(_ name: String, beside key: Digest, of cache: SpeechCache) throws -> String {
    let path = (cache.path(of: key) as NSString).deletingLastPathComponent + "/" + name
    try Data(count: 100).write(to: URL(filePath: path))
    return path
  }

  @Test func `stays within its bound, and gives up what was used longest ago`() throws {
    let size = try CacheEntry.data(of: audio(100), for: key(0)).count
    let cache = cache(limit: 160 * size)
    func age(_ path: String, hours: Int) throws {
      let date = Date(timeIntervalSinceNow: TimeInterval(-3600 * hours))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    cache.keep(audio(100), for: key(0))
    cache.keep(audio(100), for: key(1))
    try age(cache.path(of: key(1)), hours: 9)
    let (left, mine) = try (
      write(".speech.1", beside: key(1), of: cache), write("mine", beside: key(1), of: cache)
    )
    for path in [left, mine] { try age(path, hours: 8) }
    let fresh = try write(".speech.2", beside: key(1), of: cache)
    for number in 2..<400 {
      // Reading it is what keeps it young.
      try age(cache.path(of: key(0)), hours: 2)
      #expect(cache.audio(for: key(0)) == audio(100), "\(number)")
      cache.keep(audio(100), for: key(number))
    }
    let bytes = cache.contents().bytes
    #expect(cache.limit / 2...cache.limit ~= bytes)
    #expect(cache.audio(for: key(399)) == audio(100) && cache.audio(for: key(1)) == nil)
    // What was never finished goes too; what others are writing, and other files, stay.
    #expect([left, mine, fresh].map(FileManager.default.fileExists) == [false, true, true])
    cache.keep(audio(10_000), for: key(400))
    #expect(cache.audio(for: key(400)) == nil)
  }

  @Test func `warns once that it cannot be written, and reads on`() throws {
    cache().keep(audio(1), for: key(1))
    // A folder in the way stops even a user who may write anywhere.
    try FileManager.default.createDirectory(
      atPath: cache().path(of: key(2)), withIntermediateDirectories: false)
    let cache = cache()
    for number in [2, 2, 3] { cache.keep(audio(2), for: key(number)) }
    #expect(cache.audio(for: key(1)) == audio(1))
    #expect(
      warnings.withLock(\.self) == [
        "the cache \(folder)/cache cannot be written: Is a directory; speech is synthesized again each time"
      ])
  }

  @Test func `survives many processes that keep, find and remove the same`() async throws {
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { [self] in
          let cache = cache(limit: 16 * 2000)
          cache.keep(audio(number % 7), for: key(number % 7))
          let found = cache.audio(for: key(number % 7))
          #expect(found == nil || found == audio(number % 7))
        }
      }
    }
    #expect(cache().verify().damaged == 0)
    #expect(warnings.withLock(\.self) == [])
  }

  @Test func `finds damaged entries and removes them, or all, and leaves other files`() throws {
    let cache = cache()
    for number in 0..<20 { cache.keep(audio(10), for: key(number)) }
    try Data("nonsense".utf8).write(to: URL(filePath: cache.path(of: key(3))))
    let found = cache.verify()
    #expect((found.entries, found.damaged) == (20, 1))
    let again = cache.verify()
    #expect((again.entries, again.damaged) == (19, 0))
    let mine = try write("mine.txt", beside: key(0), of: cache)
    let left = try write(".speech.1", beside: key(0), of: cache)
    #expect(try cache.clear().entries == 19)
    #expect(cache.contents() == .init())
    #expect([mine, left].map(FileManager.default.fileExists) == [true, false])
  }
}
