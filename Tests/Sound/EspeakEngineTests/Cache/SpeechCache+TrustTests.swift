import Foundation
import SpokenSound
import Synchronization
import TestSupport
import Testing

@testable import EspeakEngine

struct SpeechCacheTrustTests {
  private final class Warnings: Sendable {
    let all = Mutex<[String]>([])
  }

  private let scratch: Scratch
  private let warnings = Warnings()
  private let key = Digest(of: ["a"])
  private let audio = SpokenAudio(sampleRate: 22_050, samples: [1, 2, 3])

  init() throws { scratch = try Scratch() }

  private func cache() -> SpeechCache {
    let warnings = warnings
    return SpeechCache(folder: scratch.path + "/cache") { text in
      warnings.all.withLock { $0.append(text) }
    }
  }

  private func set(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test func `a folder that others may write is neither read nor written`() throws {
    cache().keep(audio, for: key)
    let path = scratch.path + "/cache"
    try set(0o777, of: path)
    let other = Digest(of: ["b"])
    let cache = cache()
    #expect(cache.audio(for: key) == nil)
    cache.keep(audio, for: other)
    #expect(!FileManager.default.fileExists(atPath: cache.path(of: other)))
    #expect(cache.fault() == "\(path) is another user's, or others may write to it")
    #expect(
      warnings.all.withLock { $0 } == [
        "the cache is not used: \(path) is another user's, or others may write to it; "
          + "name a folder of your own with --cache"
      ])
    try set(0o700, of: path)
    #expect(self.cache().audio(for: key) == audio)
  }

  @Test func `an entry that others may write is not heard`() throws {
    cache().keep(audio, for: key)
    try set(0o666, of: cache().path(of: key))
    #expect(cache().audio(for: key) == nil)
  }
}
