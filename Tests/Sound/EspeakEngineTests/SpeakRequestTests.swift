import Testing
import VoiceOverSpeech

@testable import EspeakEngine

@Suite struct SpeakRequestTests {
  /// The key of an order with something changed.
  func key(
    _ texts: [String] = ["Save"], buffer: Int = 200, isSounds: Bool = false, engine: String = "",
    _ change: (inout VoiceProfile) -> Void = { _ in }
  ) -> Digest {
    var voice = Engine.american
    change(&voice)
    return SpeakRequest(text: "Save", isSounds: isSounds, voice: voice)
      .key(of: texts, bufferLength: buffer, engine: Digest(of: [engine]))
  }

  @Test func `depends on everything that the sound depends on, and on nothing else`() {
    let keys = [
      key(), key(["save"]), key(["Sa", "ve"]), key(["Save", ""]), key([]), key(buffer: 50),
      key(isSounds: true), key(engine: "1.52"), key { $0.engineVoice = "gmw/en" },
      key { $0.variant = "f2" }, key { $0.rate += 1 }, key { $0.pitch += 1 },
      key { $0.range += 1 }, key { $0.volume -= 1 }, key { $0.gain += 1 },
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key { $0.name = "another" } == key())
  }
}
