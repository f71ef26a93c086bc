import ScreenSpeech
import Testing

struct EarconsTests {
  @Test func `has the samples of each sound, and none of those it lacks`() {
    var earcons = Earcons(sampleRate: 22_050, samples: [.link: [1, -1]])
    earcons[.image] = [2, 3, 4, 5]
    #expect(earcons[.link] == [1, -1])
    #expect(earcons[.image] == [2, 3, 4, 5])
    #expect(earcons[.capital] == [])
  }
}
