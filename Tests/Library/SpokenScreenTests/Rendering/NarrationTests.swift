import SpokenScreen
import SpokenScreenTesting
import SpokenSound
import TestSupport
import Testing

struct NarrationTests {
  private let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")

  /// The segments with their frames, the stops, the transcript and all samples of a run.
  private func run(narrated: Bool, channels: Int = 1) throws -> (
    cues: [(text: String, frames: Range<Int>)], stops: [Range<Int>], transcript: String,
    samples: [Int16]
  ) {
    var renderer = Renderer(synthesizer: SilentSynthesizer(), voices: Voices(voice))
    renderer.narration = narrated ? Narration(voice) : nil
    var cues: [(String, Range<Int>)] = []
    var (stops, transcript, samples): ([Range<Int>], String, [Int16]) = ([], "", [])
    var scenario = wallet()
    scenario.settings.stereo = channels == 2
    let (count, _) = try renderer.render(
      scenario,
      to: .init(
        samples: { samples += $0 },
        caption: { cues.append(($0.segment.text, $0.frames)) },
        utterance: { transcript += Transcript().lines(for: $0) },
        stop: { _, _, frames in stops.append(frames) }))
    #expect(samples.count == count * channels)
    return (cues, stops, transcript, samples)
  }

  @Test func `changes no word, and moves each stop by what was said before`() throws {
    let (plain, told) = (try run(narrated: false), try run(narrated: true))
    #expect(plain.transcript == told.transcript)
    #expect(plain.cues.map(\.text) == told.cues.map(\.text))
    #expect(plain.cues.map(\.frames.count) == told.cues.map(\.frames.count))
    // A tenth of a second for each letter, and 0.3 s that lead into the stop, at 1,000 hertz.
    let first = "Screen: Wallet.".count * 100 + 300
    #expect(told.stops[0].lowerBound == first)
    let second = first + "Swipe right.".count * 100 + 300
    #expect(told.stops[1].lowerBound == plain.stops[1].lowerBound + second)
    #expect(told.stops.last?.lowerBound ?? 0 > (plain.stops.last?.lowerBound ?? 0) + second)
    #expect(zip(told.stops, plain.stops).allSatisfy { $0.count == $1.count })
    // Captions are where speech is.
    for (cue, old) in zip(told.cues, plain.cues) {
      #expect(told.samples[cue.frames] == plain.samples[old.frames], "\(cue.text)")
    }
  }

  @Test func `two channels are moved by the same time`() throws {
    let (mono, stereo) = (try run(narrated: true), try run(narrated: true, channels: 2))
    #expect(mono.stops == stereo.stops)
  }

  @Test func `reads a title as any text of an app`() throws {
    let folder = try Scratch(["a.screen.yaml": "screen: 🎉 Sale\nviews:\n  - Text: Sale\n"])
    let scenario = try ScenarioReader().read(folder.path("a.screen.yaml")).scenario
    var renderer = Renderer(synthesizer: SilentSynthesizer(), voices: Voices(voice))
    renderer.narration = Narration(voice)
    var starts: [Int] = []
    _ = try renderer.render(
      scenario,
      to: .init(samples: { _ in }, stop: { _, _, frames in starts.append(frames.lowerBound) }))
    #expect(starts.first == "Screen: party popper Sale.".count * 100 + 300)
  }

  @Test func `says the gesture of each step once, and what opens`() {
    func text(_ action: Walkthrough.Action, continued: Bool = false, screen: String? = nil)
      -> String?
    {
      var utterance = Utterance(cause: .action(action), event: .waited(.zero))
      utterance.isContinued = continued
      return Narration.text(before: utterance, screen: screen)
    }
    #expect(text(.gesture(.next, count: 3)) == "Swipe right.")
    #expect(text(.gesture(.rotor("Headings"), count: 1)) == "Turn the rotor to Headings.")
    #expect(text(.effect(.open("home")), screen: "Wallet") == "Screen: Wallet.")
    #expect(
      text(.gesture(.activate, count: 1), screen: "Friends") == "Double-tap. Screen: Friends.")
    #expect(text(.effect(.close)) == "The screen closes.")
    #expect(text(.gesture(.next, count: 1), continued: true) == nil)
    #expect(text(.wait(.seconds(1))) == nil)
  }
}
