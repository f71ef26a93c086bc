import Testing

@testable import SpokenScreen

struct MixerTests {
  private final class Sink { var samples: [Int16] = [] }

  @Test func `mixes sounds in at their time, over what comes and beyond its end`() throws {
    let sink = Sink()
    var mixer = Mixer(channels: 1, sampleRate: 1000, longest: .seconds(3600)) { sink.samples += $0 }
    try mixer.write([1, 1])
    #expect(mixer.add([10, 20, 30], at: 3) == 3..<6)
    // What is over already begins with the next frame.
    #expect(mixer.add([100], at: 0) == 2..<3)
    try mixer.write([1, 1])
    try mixer.finish(at: 5)
    #expect(sink.samples == [1, 1, 101, 11, 20, 30])
    #expect(mixer.position == 6)
  }

  @Test func `keeps left and right apart`() throws {
    let sink = Sink()
    var mixer = Mixer(channels: 2, sampleRate: 1000, longest: .seconds(3600)) { sink.samples += $0 }
    #expect(mixer.add([5, -5], at: 1) == 1..<2)
    try mixer.write([1, 2, 3, 4])
    try mixer.silence(until: 3)
    #expect(sink.samples == [1, 2, 8, -1, 0, 0])
  }

  @Test func `clips nothing`() throws {
    let sink = Sink()
    var mixer = Mixer(channels: 1, sampleRate: 8000, longest: .seconds(3600)) { sink.samples += $0 }
    _ = mixer.add(Array(repeating: 20_000, count: 400), at: 100)
    try mixer.write(Array(repeating: 20_000, count: 1000))
    #expect(sink.samples.max() ?? 0 <= 29_204)
    #expect(sink.samples[999] == 20_000)
  }
}

struct SoundTooLongTests {
  @Test(
    arguments: [
      (1, 22_050, 22_050), (116 * 3600, 22_050, 9_208_080_000),
      (1 << 40, 48_000, 52_776_558_133_248_000), (1 << 60, 48_000, Int.max),
    ])
  func `counts the samples of years`(seconds: Int, rate: Int, count: Int) {
    #expect(Duration.seconds(seconds).samples(at: rate) == count)
  }

  @Test func `counts the time of as many samples as a number holds`() {
    #expect(Duration.samples(9_208_080_000, at: 22_050) == .seconds(116 * 3600))
    #expect(Duration.samples(.max, at: 22_050) > .seconds(1 << 40))
    #expect(Duration.samples(22_051, at: 22_050) == .nanoseconds(1_000_045_351))
  }

  @Test func `refuses silence past the bound at once`() {
    var written = 0
    var mixer = Mixer(channels: 1, sampleRate: 1000, longest: .seconds(2)) { written += $0.count }
    #expect(throws: SoundTooLong(longest: .seconds(2))) { try mixer.silence(until: 2001) }
    #expect(written == 0)
    #expect(throws: Never.self) { try mixer.silence(until: 2000) }
    #expect(written == 2000)
  }
}
