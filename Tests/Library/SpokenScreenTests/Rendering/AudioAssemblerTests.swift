import SpokenScreen
import SpokenScreenTesting
import SpokenSound
import TestSupport
import Testing

struct AudioAssemblerTests {
  @Test func `cuts the sound with a fade, and leaves out what is dropped`() throws {
    let scenario = try Walkthroughs.scenario(
      "screen: S\nviews:\n  - Text: aaaaaaaaaa\n  - { Text: bb, id: b }\n",
      ["open: home", "wait: 500ms", "next", "announce: cc"])
    var samples: [Int16] = []
    var captions: [String] = []
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: LoudSynthesizer(), voices: Voices(voice))
    let (count, failures) = try renderer.render(
      scenario,
      to: .init(
        samples: { samples += $0 },
        caption: { captions.append("\($0.id) \($0.frames) \($0.segment.text)") }))
    #expect(failures == [])
    // A letter lasts a tenth of a second at 1000 samples a second.
    #expect(captions == ["1.1 0..<500 aaaaaaaaaa", "3.1 500..<700 bb"])
    #expect(samples.count == count)
    #expect(samples[479] == 1000 && samples[480] == 1000 && samples[490] == 500)
    #expect(samples[499] == 50 && samples[500] == 1000 && samples[699] == 1000)
    #expect(samples[700...].allSatisfy { $0 == 0 })
  }

  @Test func `names the part and the segment of all that is heard`() throws {
    let scenario = try Walkthroughs.scenario(
      """
      screen: S
      views:
        - Text: aa bb
          hint: cc
          attributed:
            - { range: [3, 2], language: fr }

      """, ["open: home"])
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: LoudSynthesizer(), voices: Voices(voice))
    var heard: [String] = []
    _ = try renderer.render(
      scenario,
      to: .init(
        samples: { _ in },
        caption: { heard.append("\($0.id) \($0.part) \($0.place.index) \($0.segment.text)|") }))
    #expect(heard == ["1.1 description 0 aa |", "1.2 description 0 bb|", "1.3 hint 1 cc|"])
  }

  @Test func `plays what began earlier first`() throws {
    let scenario = try Walkthroughs.scenario(
      "screen: S\nviews:\n  - { Text: aa, id: a, value: 1, addTraits: [updatesFrequently] }\n",
      [
        "open: home", "wait: 1s", "update: { id: a, value: 2 }", "wait: 1s",
        "update: { id: a, value: 3 }", "wait: 500ms", "announce: cccc", "wait: 9s",
      ])
    var captions: [String] = []
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: LoudSynthesizer(), voices: Voices(voice))
    _ = try renderer.render(
      scenario,
      to: .init(samples: { _ in }, caption: { captions.append("\($0.frames) \($0.segment.text)") }))
    #expect(
      captions == [
        "0..<300 aa", "560..<660 1", "1000..<1100 2", "2500..<2900 cccc",
      ])
  }

  @Test func `renders what is heard of the words of one gesture`() throws {
    var walker = Walker(
      try Walkthroughs.scenario(
        "screen: S\nviews:\n  - Text: aaaa\n  - { Text: bb, id: b }\n", ["open: home"]))
    let words = walker.open() + walker.handle(.next)
    var (count, captions): (Int, [String]) = (0, [])
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en")
    let renderer = Renderer(synthesizer: LoudSynthesizer(), voices: Voices(voice))
    try renderer.render(
      alone: words,
      to: .init(
        samples: { count += $0.count },
        caption: { captions.append("\($0.id) \($0.frames) \($0.segment.text)") }))
    #expect(captions == ["2.1 0..<200 bb"] && count == 200)
  }
}

/// A synthesizer of 1000 samples a second, 100 loud ones for each letter.
private struct LoudSynthesizer: Synthesizer {
  var sampleRate: Int { 1000 }

  func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    SpokenAudio(
      sampleRate: 1000, samples: Array(repeating: 1000, count: text.unicodeScalars.count * 100))
  }
}
