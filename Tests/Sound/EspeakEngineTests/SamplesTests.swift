import EspeakEngine
import Testing

@Suite struct SamplesTests {
  @Test(
    arguments: [
      ([], []),
      ([0, 0, 0], []),
      ([5], [5]),
      ([0, 0, 0, 7, 0, 0], [0, 0, 7, 0, 0]),
      ([7, 0, 0, 7], [7, 0, 0, 7]),
      ([0, 3, 0, 4, 0, 0, 0], [0, 3, 0, 4, 0, 0]),
    ] as [([Int16], [Int16])])
  func `keeps two samples of silence at each end`(samples: [Int16], trimmed: [Int16]) {
    var sound = samples
    _ = sound.trim(keeping: 2, fade: 0)
    #expect(sound == trimmed)
  }

  @Test(
    arguments: [
      ([400, 400, 400, 400, 400, 400, 400, 400, 400], [0, 100, 200, 300, 400, 300, 200, 100, 0]),
      (
        [-400, -400, -400, -400, -400, -400, -400, -400],
        [0, -100, -200, -300, -300, -200, -100, 0]
      ),
      ([0, 0, 900, 900, 900], [0, 0, 0, 900, 0]),
      ([32_767, -32_768], [0, 0]),
    ] as [([Int16], [Int16])])
  func `fades over four samples, or half of a shorter sound`(
    samples: [Int16], faded: [Int16]
  ) {
    var sound = samples
    _ = sound.trim(keeping: 9, fade: 4)
    #expect(sound == faded)
  }
}
