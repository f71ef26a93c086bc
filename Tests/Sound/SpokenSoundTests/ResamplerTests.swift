import Testing

@testable import SpokenSound

@Suite struct ResamplerTests {
  @Test(arguments: [(22_050, 48_000), (22_050, 8000), (48_000, 22_050), (22_050, 22_051)], [1, 2])
  func `gives exactly the length, whatever the pieces`(_ rates: (Int, Int), channels: Int) throws {
    for count in [0, 1, 2, 999, 30_001] {
      let tone = sine(300, count: count, at: rates.0, channels: channels)
      var results: [[Int16]] = []
      for piece in [7 * channels, 40_000 * channels] {
        let resampler = try #require(
          Resampler(from: rates.0, to: rates.1, channels: channels))
        var result: [Int16] = []
        for start in stride(from: 0, to: tone.count, by: piece) {
          result += resampler.process(Array(tone[start..<min(start + piece, tone.count)]))
        }
        results.append(result + resampler.finish())
      }
      #expect(results[0].count == (count * rates.1 + rates.0 / 2) / rates.0 * channels)
      #expect(results[0] == results[1])
    }
  }

  @Test func `keeps a tone in its place, without a delay`() throws {
    let resampler = try #require(Resampler(from: 22_050, to: 48_000, channels: 1))
    let result =
      resampler.process(sine(440, count: 22_050, at: 22_050)) + resampler.finish()
    let wanted = sine(440, count: 48_000, at: 48_000)
    for index in 1000..<47_000 {
      #expect(abs(Int(result[index]) - Int(wanted[index])) <= 2)
    }
  }

  @Test func `keeps left and right apart`() throws {
    let resampler = try #require(Resampler(from: 22_050, to: 48_000, channels: 2))
    let left = sine(440, count: 5000, at: 22_050)
    let result = resampler.process(left.flatMap { [$0, 0] }) + resampler.finish()
    #expect(stride(from: 1, to: result.count, by: 2).allSatisfy { result[$0] == 0 })
    #expect(stride(from: 0, to: result.count, by: 2).contains { result[$0] > 7000 })
  }
}
