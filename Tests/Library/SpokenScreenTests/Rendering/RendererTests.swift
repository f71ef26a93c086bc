import SpokenScreen
import SpokenScreenTesting
import SpokenSound
import TestSupport
import Testing

struct RendererTests {
  private let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")

  @Test func `places each piece and each pause at its exact sample`() throws {
    var lines: [String] = []
    var written = 0
    let renderer = Renderer(synthesizer: SilentSynthesizer(), voices: Voices(voice))
    let (count, _) = try renderer.render(
      wallet(),
      to: .init(
        samples: { written += $0.count },
        caption: { cue in
          lines.append(
            "\(cue.id) \(cue.frames.lowerBound) \(cue.frames.count) \(cue.segment.text)")
        }))
    #expect(
      lines == [
        "1.1 0 700 Wallet",
        "1.2 960 700 Heading",
        "2.1 2360 3600 Food & <drink>",
        "2.2 6220 1100 $40",
        "2.3 7580 1000 Adjustable",
        "2.4 9640 5300 Swipe up or down with one finger to adjust the value.",
        "3.1 15640 300 Ada",
        "3.2 17000 1700 Actions available",
        "4.2 19510 300 Ada",
      ])
    // The pause before the gesture that runs into the end, and two seconds of waiting.
    #expect(count == 17000 + 1700 + 700 + 2000)
    #expect(written == count)
  }

  @Test func `loses only the piece that the engine could not speak`() throws {
    var failures: [String] = []
    var captions: [String] = []
    let renderer = Renderer(synthesizer: SilentSynthesizer(failing: ["Ada"]), voices: Voices(voice))
    _ = try renderer.render(
      wallet(),
      to: .init(
        samples: { _ in }, caption: { captions.append($0.segment.text) },
        failure: { failures.append($0.description) }))
    #expect(
      Set(failures) == [
        "could not speak 'Ada' in the voice test: it is meant to fail; it is left silent"
      ])
    #expect(captions.contains("Actions available") && !captions.contains("Ada"))
  }
}
