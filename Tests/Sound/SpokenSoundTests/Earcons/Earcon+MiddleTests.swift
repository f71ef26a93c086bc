import Testing
import VoiceOverSpeech

@testable import SpokenSound

@Suite struct EarconMiddleTests {
  @Test(arguments: [22_050, 48_000])
  func `every sound is as loud in one channel as it is promised`(rate: Int) throws {
    let loudness = Loudness(sampleRate: rate)
    for theme in try themes() {
      let earcons = theme.earcons(at: rate)
      for sound in Sound.allCases {
        let middle = earcons.middle(of: sound)
        #expect(middle.count == earcons[sound].count / 2)
        let heard = loudness.momentary([middle.map { Double($0) / 32_768 }])
        let peak = Double(middle.map { abs(Int($0)) }.max() ?? 0)
        #expect(peak <= SpokenAudio.ceiling, "\(sound): \(peak)")
        // A sound of a few milliseconds would need a peak above full scale for more.
        let isAtCeiling = peak > SpokenAudio.ceiling - 1
        #expect(heard < Earcon.loudness + 0.3, "\(sound): \(heard) LUFS")
        #expect(
          heard > Earcon.loudness - (isAtCeiling ? 2.5 : 0.3), "\(sound): \(heard) LUFS")
      }
    }
  }
}
