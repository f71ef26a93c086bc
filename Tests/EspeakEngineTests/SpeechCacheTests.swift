import Foundation
import ScreenSpeech
import Synchronization
import Testing

@testable import EspeakEngine

@Suite final class SpeechCacheTests: Sendable {
  let folder: String
  /// What the cache complained of.
  let complaints = Mutex<[String]>([])

  init() throws { folder = try Engine.scratch() }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func cache(limit: Int = SpeechCache.standardLimit, in folder: String? = nil) -> SpeechCache {
    SpeechCache(folder: folder ?? self.folder + "/cache", limit: limit) { complaint in
      self.complaints.withLock { $0.append(complaint) }
    }
  }

  /// A key that differs from others by a number.
  func key(_ number: Int) -> Digest {
    var digester = Digester()
    digester.add(number)
    return digester.digest()
  }

  func audio(_ count: Int) -> SpokenAudio {
    SpokenAudio(sampleRate: 22_050, samples: (0..<count).map { Int16(truncatingIfNeeded: $0) })
  }

  @Test(
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.cache/spoken"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "/var/tmp"], "/var/tmp/spoken"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "tmp"], "/home/ada/.cache/spoken"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func `lies where the platform keeps caches`(environment: [String: String], folder: String?) {
    #if !os(macOS)
      #expect(SpeechCache.standardFolder(environment) == folder)
    #endif
  }

  @Test func `finds in another process's cache what one kept, and nothing else`() {
    cache().keep(audio(100), for: key(1))
    #expect(cache().audio(for: key(1)) == audio(100))
    #expect(cache().audio(for: key(2)) == nil)
    #expect(cache().contents() == .init(entries: 1, bytes: 24 + 200 + 32, damaged: 0))
  }

  @Test func `misses a damaged entry and replaces it`() throws {
    let cache = cache()
    cache.keep(audio(100), for: key(1))
    let path = "\(cache.folder)/\("\(key(1))".prefix(1))/\(key(1))"
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
    #expect(cache.audio(for: key(1)) == nil)
    cache.keep(audio(100), for: key(1))
    #expect(cache.audio(for: key(1)) == audio(100))
    #expect(complaints.withLock(\.self) == [])
  }

  @Test func `does not wait for a pipe in the place of an entry`() throws {
    let cache = cache()
    cache.keep(audio(100), for: key(1))
    let path = "\(cache.folder)/\("\(key(1))".prefix(1))/\(key(1))"
    try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
    #expect(cache.audio(for: key(1)) == nil)
    #expect(cache.contents().entries == 0)
    cache.keep(audio(100), for: key(1))
    #expect(cache.audio(for: key(1)) == audio(100))
  }

  @Test func `stays within its bound and keeps what was used last`() {
    // Room for 16 folders of 10 entries each.
    let cache = cache(limit: 16 * 10 * 256)
    for number in 0..<400 { cache.keep(audio(100), for: key(number)) }
    let contents = cache.contents()
    #expect(contents.bytes <= cache.limit)
    #expect(contents.bytes >= cache.limit / 2)
    #expect(cache.audio(for: key(399)) == audio(100))
    #expect(cache.audio(for: key(0)) == nil)
  }

  @Test func `keeps nothing that would fill it alone`() {
    let cache = cache(limit: 16 * 256)
    cache.keep(audio(1000), for: key(1))
    #expect(cache.contents().entries == 0)
  }

  @Test func `complains once when it cannot be written, and reads on`() throws {
    cache().keep(audio(1), for: key(1))
    // A file in the way stops even a user who may write anywhere.
    let name = "\(key(2))".prefix(1)
    try? FileManager.default.removeItem(atPath: "\(folder)/cache/\(name)")
    try Data().write(to: URL(fileURLWithPath: "\(folder)/cache/\(name)"))
    let cache = cache()
    for number in [2, 2, 3] { cache.keep(audio(2), for: key(number)) }
    #expect(
      complaints.withLock(\.self) == [
        "the cache \(folder)/cache cannot be written: Not a directory; speech is made anew each time"
      ])
  }

  @Test func `survives many threads that keep and find the same`() async {
    let cache = cache()
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { [self] in
          cache.keep(audio(number % 7), for: key(number % 7))
          let found = cache.audio(for: key(number % 7))
          #expect(found == audio(number % 7))
        }
      }
    }
    #expect(cache.contents().entries == 7)
  }
}
