import SpokenScreen
import SpokenSound
import TestSupport
import Testing

struct RenderingTests {
  private struct Stopped: Error {}

  private let voices = Voices(VoiceProfile(name: "test", language: "en", engineVoice: "en"))

  @Test func `counts the frames, and collects what could not be spoken`() throws {
    var frames = 0
    var reported: [String] = []
    let rendering = Rendering()
    try rendering.run(
      wallet(),
      with: Renderer(synthesizer: SilentSynthesizer(failing: ["Ada"]), voices: voices),
      to: Renderer.Outputs(
        samples: { frames += $0.count }, failure: { reported.append($0.text) }))
    #expect(rendering.length == frames && frames > 0)
    #expect(rendering.silent.map(\.text) == reported && Set(reported) == ["Ada"])
    #expect(rendering.hasSpeech && rendering.failures.isEmpty)
  }

  @Test func `ends when the check throws`() {
    let rendering = Rendering()
    #expect(throws: Stopped.self) {
      try rendering.run(
        wallet(), with: Renderer(synthesizer: SilentSynthesizer(), voices: voices),
        to: Renderer.Outputs(samples: { _ in }), check: { throw Stopped() })
    }
    #expect(rendering.length == 0)
  }
}
