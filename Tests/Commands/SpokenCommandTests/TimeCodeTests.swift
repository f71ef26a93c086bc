import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// Whether each cue names exactly the sound that it says: the test reads the samples back.
struct TimeCodeTests {
  /// How far a cue may lie from its sound, in samples: 30 ms at 22,050 Hz.
  private static let tolerance = 661

  @Test func `begins and ends each cue within 30 ms of its sound`() throws {
    let scratch = try Scratch()
    let sample = root.appending(path: "samples/name-role-value.screen.yaml").path
    let run = try spoken(
      "render", sample, "-o", "x.wav", "--captions", "x.vtt", "--set", "sounds=false",
      in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let samples = try Self.samples(scratch.folder.appending(path: "x.wav"))
    let cues = try Self.cues(scratch.folder.appending(path: "x.vtt"))
    #expect(cues.count == 17)
    var outside = samples
    for cue in cues {
      let near = max(cue.lowerBound - Self.tolerance, 0)..<cue.upperBound + Self.tolerance
      let first = near.first { Self.isLoud(samples[$0]) }
      let last = near.last { Self.isLoud(samples[$0]) }
      #expect(abs(try #require(first) - cue.lowerBound) <= Self.tolerance)
      #expect(abs(try #require(last) - cue.upperBound) <= Self.tolerance)
      for index in near { outside[index] = 0 }
    }
    // Nothing is heard that no cue names.
    #expect(!outside.contains(where: Self.isLoud))
  }

  private static func isLoud(_ sample: Int16) -> Bool { abs(Int(sample)) > 40 }

  private static func samples(_ file: URL) throws -> [Int16] {
    let data = try waveData(of: file)
    return stride(from: data.startIndex, to: data.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
    }
  }

  private static func cues(_ file: URL) throws -> [Range<Int>] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(" --> ") }
      .map { line in
        let times = line.split(separator: " ")
        return sample(times[0])..<sample(times[2])
      }
  }

  private static func sample(_ time: Substring) -> Int {
    let parts = time.split { ":.".contains($0) }.compactMap { Int($0) }
    return (parts[0] * 3_600_000 + parts[1] * 60_000 + parts[2] * 1000 + parts[3]) * 22_050 / 1000
  }
}
