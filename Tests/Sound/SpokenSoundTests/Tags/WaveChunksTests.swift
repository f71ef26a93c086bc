@testable import SpokenFiles
import Foundation
import TestSupport
import Testing

@testable import SpokenSound

@Suite struct WaveChunksTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let tags = AudioTags(
    title: "Wallet", chapters: [.init(title: "Home", start: 0), .init(title: "Ads", start: 2)])

  /// The chunks behind the samples, written out.
  private static let chunks =
    Array("cue ".utf8) + [52, 0, 0, 0, 2, 0, 0, 0]
    + [1, 0, 0, 0, 0, 0, 0, 0] + Array("data".utf8) + [UInt8](repeating: 0, count: 12)
    + [2, 0, 0, 0, 2, 0, 0, 0] + Array("data".utf8) + [UInt8](repeating: 0, count: 8)
    + [2, 0, 0, 0]
    + Array("LIST".utf8) + [38, 0, 0, 0] + Array("adtllabl".utf8) + [9, 0, 0, 0, 1, 0, 0, 0]
    + Array("Home\0\0labl".utf8) + [8, 0, 0, 0, 2, 0, 0, 0] + Array("Ads\0".utf8)
    + Array("LIST".utf8) + [20, 0, 0, 0] + Array("INFOINAM".utf8) + [7, 0, 0, 0]
    + Array("Wallet\0\0".utf8)

  @Test func `adds cue points, labels and the title behind the samples`() throws {
    let file = try AudioFile(path: scratch.path + "/a.wav", sampleRate: 22_050)
    try file.write([1, 2, 3])
    try file.finish(tags: Self.tags)
    let bytes = try scratch.bytes("a.wav")
    #expect(Array(bytes[50...]) == Self.chunks)
    #expect(bytes[4..<8] == [UInt8](littleEndian: UInt32(bytes.count - 8))[...])
    #expect(bytes[40..<50] == [6, 0, 0, 0, 1, 0, 2, 0, 3, 0])
  }

  @Test func `becomes an RF64 file past a size, and keeps the samples`() throws {
    try scratch.create("a")
    let descriptor = open(scratch.path + "/a", O_RDWR)
    defer { close(descriptor) }
    let file = OpenFile(path: "a", descriptor: descriptor)
    // Longer than the blocks in which samples are moved.
    let tone = sine(440, count: 100_000, at: 22_050)
    let encoder = try Encoder(.wave, sampleRate: 22_050, channels: 2, file: file)
    try encoder.write(tone)
    try encoder.finish()
    let sheet = TagSheet(Self.tags, inputRate: 22_050, sampleRate: 22_050, length: 50_000)
    try WaveChunks(sheet, channels: 2, most: 200_000).complete(file)
    let bytes = try scratch.bytes("a")
    let all = [UInt8](repeating: 0xff, count: 4)
    #expect(bytes.starts(with: Array("RF64".utf8) + all + Array("WAVEds64".utf8) + [28, 0, 0, 0]))
    #expect(Array(bytes[20..<28]) == [UInt8](littleEndian: UInt64(bytes.count - 8)))
    #expect(Array(bytes[28..<36]) == [UInt8](littleEndian: UInt64(200_000)))
    #expect(Array(bytes[36..<44]) == [UInt8](littleEndian: UInt64(50_000)))
    #expect(Array(bytes[72..<80]) == Array("data".utf8) + all)
    #expect(samples(Array(bytes[80..<200_080])) == tone)
    #expect(Array(bytes[200_080...]) == Self.chunks)
  }

  // A day of sound takes 4 GB of the disk and most of a minute.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["SPOKEN_LONG_TESTS"] != nil && Tool.areHere(.soxi),
      "set SPOKEN_LONG_TESTS to write a file of 4 GB"))
  func `writes more than 4 GB`() throws {
    let path = scratch.path + "/a.wav"
    let file = try AudioFile(path: path, sampleRate: 22_050)
    let minute = sine(441, count: 60 * 22_050, at: 22_050)
    for _ in 0..<1650 { try file.write(minute) }
    try file.finish(tags: Self.tags)
    #expect(
      try Tool.ffprobe.text(
        "-v", "error", "-show_entries", "stream=duration", "-of", "csv=p=0", path) == "99000.000000"
    )
    let end = try Tool.ffmpeg.bytes(["-v", "error", "-ss", "98999", "-i", path, "-f", "s16le", "-"])
    #expect(samples(end) == Array(minute.suffix(22_050)))
    try FileManager.default.removeItem(atPath: path)
  }
}
