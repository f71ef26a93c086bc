import SpokenSound
import Testing
import VoiceOverSpeech

struct EarconsTests {
  @Test func `makes each sound once, and has none of those that the theme lacks`() {
    let earcons = Earcons(sampleRate: 22_050) { $0 == .link ? [1, -1] : [] }
    #expect(earcons[.link] == [1, -1] && earcons[.link] == [1, -1])
    #expect(earcons[.capital] == [])
  }
}
