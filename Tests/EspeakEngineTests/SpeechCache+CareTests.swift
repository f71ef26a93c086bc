import Foundation
import ScreenSpeech
import Testing

@testable import EspeakEngine

@Suite final class SpeechCacheCareTests {
  let folder: String

  init() throws { folder = try Engine.scratch() }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func cache() -> SpeechCache {
    SpeechCache(folder: folder + "/cache") { Issue.record("\($0)") }
  }

  /// A key that differs from others by a number.
  func key(_ number: Int) -> Digest {
    var digester = Digester()
    digester.add(number)
    return digester.digest()
  }

  func audio(_ count: Int) -> SpokenAudio {
    SpokenAudio(sampleRate: 22_050, samples: Array(repeating: 1, count: count))
  }

  @Test func `removes all entries and leaves other files`() throws {
    let cache = cache()
    for number in 0..<20 { cache.keep(audio(10), for: key(number)) }
    let other = URL(fileURLWithPath: cache.folder + "/0/mine.txt")
    try FileManager.default.createDirectory(
      at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: other)
    #expect(try cache.clear().entries == 20)
    #expect(cache.contents().entries == 0)
    #expect(try Data(contentsOf: other) == Data("mine".utf8))
  }

  @Test func `finds the damaged entries and removes them`() throws {
    let cache = cache()
    for number in 0..<5 { cache.keep(audio(10), for: key(number)) }
    let path = "\(cache.folder)/\("\(key(3))".prefix(1))/\(key(3))"
    try Data("nonsense".utf8).write(to: URL(fileURLWithPath: path))
    let found = cache.verify()
    #expect((found.entries, found.damaged) == (5, 1))
    let again = cache.verify()
    #expect((again.entries, again.damaged) == (4, 0))
  }

  @Test func `tells what keeps it from working`() throws {
    #expect(cache().fault() == nil)
    #expect(cache().contents() == .init())
    let blocked = SpeechCache(folder: "/dev/null/cache") { _ in }
    #expect(blocked.fault() == "Not a directory")
  }
}
