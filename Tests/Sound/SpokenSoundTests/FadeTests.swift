import SpokenSound
import Testing

struct FadeTests {
  private let samples: [Int16] = [100, -100, 100, -100, 100, -100, 100, -100]

  @Test func `runs evenly from or to silence`() {
    #expect(Fade.none.applied(to: samples) == samples)
    #expect(Fade.rising.applied(to: [80, 80, 80, 80]) == [0, 20, 40, 60])
    #expect(Fade.falling.applied(to: [80, 80, 80, 80]) == [60, 40, 20, 0])
    #expect(Fade.falling.applied(to: [.min, .max]) == [-16384, 0])
    #expect(Fade.falling.applied(to: []) == [])
  }

  @Test func `changes the samples of a frame alike`() {
    #expect(
      Fade.falling.applied(to: samples, channels: 2) == [75, -75, 50, -50, 25, -25, 0, 0])
  }
}
