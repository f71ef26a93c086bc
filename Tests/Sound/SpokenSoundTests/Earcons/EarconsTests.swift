import SpokenSound
import Testing
import VoiceOverSpeech

struct EarconsTests {
  @Test func `makes each sound once, and has none of those that the theme lacks`() {
    let earcons = Earcons(sampleRate: 22_050) { $0 == .link ? [1, -1] : [] }
    #expect(earcons[.link] == [1, -1] && earcons[.link] == [1, -1])
    #expect(earcons[.capital] == [])
    #expect(earcons.middle(of: .capital) == [])
  }

  @Test(
    arguments: [
      // Two equal channels are one of the root of twice their power.
      ([100, 100, -100, -100], [141, -141]), ([100, 0, -100, 0], [100, -100]),
      ([100, -100, 50, -50], [0, 0]), ([28_000, 28_000, -28_000, -28_000], [29_204, -29_204]),
      ([100], []), ([], []),
    ] as [([Int16], [Int16])])
  func `makes one channel that is as loud as two, below the ceiling`(
    frames: [Int16], middle: [Int16]
  ) {
    let earcons = Earcons(sampleRate: 22_050) { _ in frames }
    #expect(earcons.middle(of: .link) == middle && earcons.middle(of: .link) == middle)
    #expect(earcons[.link] == frames)
  }
}
