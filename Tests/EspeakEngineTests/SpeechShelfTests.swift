import ScreenSpeech
import Synchronization
import Testing

@testable import EspeakEngine

@Suite struct SpeechShelfTests {
  let order = SpeechOrder(text: "Save", voice: Engine.american)
  let audio = SpokenAudio(sampleRate: 22_050, samples: [1, 2, 3])

  @Test func `makes each order once`() throws {
    let shelf = SpeechShelf(limit: 1 << 20)
    let made = Mutex(0)
    for _ in 0..<3 {
      let found = try shelf.audio(of: order) { _ in
        made.withLock { $0 += 1 }
        return audio
      }
      #expect(found == audio)
    }
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `lets those wait who ask for what is being made`() async throws {
    let shelf = SpeechShelf(limit: 1 << 20)
    #expect(shelf.begin(order))
    #expect(!shelf.begin(order))
    let waiting = Task.detached {
      try shelf.audio(of: order) { _ in throw SynthesisFailure(text: "", voice: "", cause: "") }
    }
    try shelf.finish(order) { _ in audio }
    #expect(try await waiting.value == audio)
  }

  @Test func `remembers a failure of a text, and tries anew after any other error`() {
    let shelf = SpeechShelf(limit: 1 << 20)
    let failure = SynthesisFailure(text: "Save", voice: "american", cause: "it is meant to")
    #expect(throws: failure) { try shelf.audio(of: order) { _ in throw failure } }
    #expect(throws: failure) { try shelf.audio(of: order) { _ in audio } }
    let other = SpeechOrder(text: "Open", voice: Engine.american)
    let fault = EngineUnavailable(cause: "it is gone", cure: "none")
    #expect(throws: fault) { try shelf.audio(of: other) { _ in throw fault } }
    #expect(throws: Never.self) { try shelf.audio(of: other) { _ in audio } }
  }

  @Test func `gives up what was used longest ago`() throws {
    let shelf = SpeechShelf(limit: 2 * 1100)
    let orders = ["a", "b", "c"].map { SpeechOrder(text: $0, voice: Engine.american) }
    for order in orders[0...1] { _ = try shelf.audio(of: order) { _ in audio } }
    _ = try shelf.audio(of: orders[0]) { _ in audio }
    _ = try shelf.audio(of: orders[2]) { _ in audio }
    #expect(orders.map(shelf.begin) == [false, true, false])
  }
}
