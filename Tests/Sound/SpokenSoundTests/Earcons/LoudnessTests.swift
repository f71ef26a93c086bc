import Testing

@testable import SpokenSound

/// Tones whose loudness the recommendation and its test material say.
@Suite struct LoudnessTests {
  @Test(arguments: [22_050, 44_100, 48_000])
  func `measures a tone of full level as the recommendation says`(rate: Int) {
    // BS.1770: 997 Hz at 0 dB in one channel is −3.01 LUFS.
    let tone = sine(997, count: rate, at: rate, level: 32_767).map { Double($0) / 32_767 }
    let silence = [Double](repeating: 0, count: rate)
    let loudness = Loudness(sampleRate: rate)
    #expect(abs(loudness.momentary([tone, silence]) + 3.01) < 0.1)
    // EBU Tech 3341: at −23 dB in both channels it is −23 LUFS.
    let soft = tone.map { $0 * 0.0708 }
    #expect(abs(loudness.momentary([soft, soft]) + 23) < 0.1)
  }

  @Test func `hears low tones less`() {
    let low = sine(40, count: 48_000, at: 48_000, level: 8000).map { Double($0) }
    let high = sine(997, count: 48_000, at: 48_000, level: 8000).map { Double($0) }
    let loudness = Loudness(sampleRate: 48_000)
    #expect(loudness.momentary([high]) - loudness.momentary([low]) > 4)
  }

  @Test func `counts a short sound as part of its window`() {
    let tone = sine(997, count: 4800, at: 48_000, level: 32_767).map { Double($0) / 32_767 }
    // A quarter of 400 ms: 6 dB less.
    #expect(abs(Loudness(sampleRate: 48_000).momentary([tone]) + 3.01 + 6.02) < 0.2)
    #expect(Loudness(sampleRate: 48_000).momentary([]) == -.infinity)
  }
}
