import SpokenSound
import Testing
import VoiceOverSpeech

struct SpokenAudioTests {
  @Test func `prints its length, rate and digest`() {
    let audio = SpokenAudio(sampleRate: 22_050, samples: [0, 1, -1])
    #expect(audio.description == "3 samples at 22050 Hz, fnv 35e207f1d1ad6422")
    #expect(SpokenAudio(sampleRate: 1000, samples: [0, 0]).duration == .milliseconds(2))
  }
}
