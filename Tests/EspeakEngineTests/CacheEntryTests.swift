import ScreenSpeech
import Testing

@testable import EspeakEngine

@Suite struct CacheEntryTests {
  let key = Digest(bytes: Array(0..<32))
  let audio = SpokenAudio(
    sampleRate: 22_050, samples: [0, 1, -2, .max, .min],
    words: [.init("Grüße", samples: 0..<2), .init("42", samples: 2..<5)])

  @Test func `gives back what was put in`() {
    #expect(CacheEntry.audio(in: CacheEntry.bytes(of: audio, for: key), for: key) == audio)
    let silence = SpokenAudio(sampleRate: 1000, samples: [])
    #expect(CacheEntry.audio(in: CacheEntry.bytes(of: silence, for: key), for: key) == silence)
  }

  @Test func `is nothing when any bit is another`() {
    let bytes = CacheEntry.bytes(of: audio, for: key)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1
      #expect(CacheEntry.audio(in: damaged, for: key) == nil)
    }
  }

  @Test func `is nothing when any part of it is missing`() {
    let bytes = CacheEntry.bytes(of: audio, for: key)
    for count in bytes.indices {
      #expect(CacheEntry.audio(in: Array(bytes.prefix(count)), for: key) == nil)
    }
    #expect(CacheEntry.audio(in: bytes + [0], for: key) == nil)
  }

  @Test func `is nothing under the key of another`() {
    let other = Digest(bytes: Array(1..<33))
    #expect(CacheEntry.audio(in: CacheEntry.bytes(of: audio, for: key), for: other) == nil)
  }
}
