import Testing
import VoiceOverSpeech

struct VoiceProfileTests {
  @Test func `has the engine's own parameters unless a file says otherwise`() {
    let voice = VoiceProfile(name: "plain", language: "en", engineVoice: "gmw/en")
    #expect(
      voice
        == VoiceProfile(
          name: "plain", language: "en", engineVoice: "gmw/en", variant: nil, rate: 175, pitch: 50,
          range: 50, volume: 100, gain: 0))
  }

  @Test(arguments: [
    (25, 20, 45), (75, 20, 91), (99, 20, 99), (37, 0, 37), (50, -20, 26), (50, -50, 0),
    (0, -10, 0), (50, -15, 33), (50, -10, 40), (50, 50, 88), (50, -100, 0),
  ]) func `is raised or lowered by a share of its frequency, within the range of the engine`(
    pitch: Int, percent: Int, raised: Int
  ) {
    let voice = VoiceProfile(name: "test", language: "en", engineVoice: "en", pitch: pitch)
    #expect(voice.raised(by: percent).pitch == raised)
  }

  @Test func `keeps all but its pitch when it is raised`() {
    func voice(pitch: Int) -> VoiceProfile {
      VoiceProfile(
        name: "low", language: "de-AT", engineVoice: "gmw/de", variant: "m3", rate: 300,
        pitch: pitch, range: 10, volume: 80, gain: -2.5)
    }
    #expect(voice(pitch: 50).raised(by: 20) == voice(pitch: 67))
  }
}
