import ScreenSpeech
import Testing

@testable import EspeakEngine

@Suite struct SpeechStoreTests {
  /// The key of a request with something changed.
  func key(
    _ pieces: [String] = ["Save"], buffer: Int = 200, isSounds: Bool = false, engine: UInt8 = 0,
    _ change: (inout VoiceProfile) -> Void = { _ in }
  ) -> Digest {
    var voice = Engine.american
    change(&voice)
    return SpeechStore.key(
      of: pieces, SpeechOrder(text: "Save", isSounds: isSounds, voice: voice),
      bufferLength: buffer, engine: Digest(bytes: Array(repeating: engine, count: 32)))
  }

  @Test func `depends on everything that the sound depends on`() {
    let keys = [
      key(), key(["save"]), key(["Sa", "ve"]), key(["Save", ""]), key([]), key(buffer: 50),
      key(isSounds: true), key(engine: 1), key { $0.engineVoice = "gmw/en" },
      key { $0.variant = "f2" }, key { $0.rate += 1 }, key { $0.pitch += 1 },
      key { $0.range += 1 }, key { $0.volume -= 1 }, key { $0.gain += 1 },
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func `does not depend on what changes nothing that the engine does`() {
    #expect(key { $0.name = "another" } == key())
  }
}
