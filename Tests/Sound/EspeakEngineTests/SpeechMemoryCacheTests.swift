import Foundation
import SpokenSound
import Synchronization
import Testing
import VoiceOverSpeech

@testable import EspeakEngine

@Suite struct SpeechMemoryCacheTests {
  let order = SpeakRequest(text: "Save", voice: Engine.american)
  let audio = SpokenAudio(sampleRate: 22_050, samples: [1, 2, 3])

  @Test func `makes each order once, however many threads ask for it at once`() {
    let cache = SpeechMemoryCache(limit: 1 << 20)
    let made = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let found = try? cache.audio(of: order) { _ in
        made.withLock { $0 += 1 }
        return audio
      }
      #expect(found == audio)
    }
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `remembers a failure of a text, and tries again after any other error`() {
    let cache = SpeechMemoryCache(limit: 1 << 20)
    let failure = SynthesisFailure(text: "Save", voice: "american", cause: "it is meant to")
    #expect(throws: failure) { try cache.audio(of: order) { _ in throw failure } }
    #expect(throws: failure) { try cache.audio(of: order) { _ in audio } }
    let other = SpeakRequest(text: "Open", voice: Engine.american)
    let fault = EngineUnavailable(cause: "it is gone", fix: "none")
    #expect(throws: fault) { try cache.audio(of: other) { _ in throw fault } }
    #expect(throws: Never.self) { try cache.audio(of: other) { _ in audio } }
  }

  /// The texts of a list that are made, because they are not in a cache any more.
  func made(_ texts: [String], by cache: SpeechMemoryCache) throws -> [String] {
    var made: [String] = []
    for text in texts {
      _ = try cache.audio(of: SpeakRequest(text: text, voice: Engine.american)) {
        made.append($0.text)
        return audio
      }
    }
    return made
  }

  @Test func `forgets what was not used for long, and keeps what was`() throws {
    let cache = SpeechMemoryCache(limit: 4 * 1100)
    let often = (0..<50).flatMap { ["Button", "\($0)"] }
    #expect(try made(often, by: cache) == ["Button"] + (0..<50).map { "\($0)" })
    #expect(try made(["49", "0"], by: cache) == ["0"])
  }

  @Test func `keeps nothing where it has no room at all`() throws {
    #expect(try made(["a", "a"], by: SpeechMemoryCache(limit: 0)) == ["a", "a"])
  }

  @Test func `never holds more than its bound and one more`() throws {
    let cache = SpeechMemoryCache(limit: 10 * 1100)
    let texts = (0..<1000).map(String.init)
    _ = try made(texts, by: cache)
    // Asked for backwards, all that it holds is found before anything is made.
    let kept = texts.reversed().prefix { (try? made([$0], by: cache)) == [] }
    #expect(5...11 ~= kept.count)
  }
}
