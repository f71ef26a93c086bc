import SpokenScreen
import SpokenSound
import TestSupport
import Testing

struct RenderLogTests {
  private struct Stopped: Error {}

  private let voices = Voices(VoiceProfile(name: "test", language: "en", engineVoice: "en"))

  @Test func `counts the frames, and collects what could not be spoken`() throws {
    var frames = 0
    var reported: [String] = []
    let log = RenderLog()
    try log.run(
      wallet(),
      with: Renderer(synthesizer: SilentSynthesizer(failing: ["Ada"]), voices: voices),
      to: Renderer.Outputs(
        samples: { frames += $0.count }, failure: { reported.append($0.text) }))
    #expect(log.length == frames && frames > 0)
    #expect(log.silent.map(\.text) == reported && Set(reported) == ["Ada"])
    #expect(log.hasSpeech && log.failures.isEmpty)
  }

  @Test func `ends when the check throws`() {
    let log = RenderLog()
    #expect(throws: Stopped.self) {
      try log.run(
        wallet(), with: Renderer(synthesizer: SilentSynthesizer(), voices: voices),
        to: Renderer.Outputs(samples: { _ in }), check: { throw Stopped() })
    }
    #expect(log.length == 0)
  }
}
