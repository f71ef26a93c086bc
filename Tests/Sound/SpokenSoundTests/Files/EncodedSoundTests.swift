import Foundation
import TestSupport
import Testing

@testable import SpokenSound

@Test(arguments: [(22_050, 1), (22_050, 2), (22_049, 1)])
func `sound for a file is MPEG audio, and the same bytes each time`(
  rate: Int, channels: Int
) throws {
  let samples = (0..<rate).map { Int16($0 * 7919 % 20_000 - 10_000) }
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path("page.html")
  let sounds = try (0..<2).map { _ in
    let sound = try EncodedSound(for: path, sampleRate: rate, channels: channels)
    try sound.write(Array(samples.prefix(rate / 2 * 2)))
    return try sound.finish()
  }
  // A frame of layer III begins with eleven bits of 1, then the version and the layer.
  #expect(sounds[0].count > 1000 && sounds[0][0] == 0xFF && sounds[0][1] & 0xE6 == 0xE2)
  #expect(sounds[0] == sounds[1])
  #expect(!FileManager.default.fileExists(atPath: path))
}

@Test(arguments: [(32, 22_050), (48, 22_050), (64, 22_050), (64, 44_100)])
func `MPEG audio has the bit rate that is wanted`(kilobits: Int, rate: Int) throws {
  let samples = (0..<4 * rate).map { Int16($0 * 7919 % 20_000 - 10_000) }
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path("page.html")
  let sound = try EncodedSound(for: path, bitrate: kilobits, sampleRate: rate, channels: 1)
  try sound.write(samples)
  let bytes = try sound.finish().count
  #expect(abs(bytes - 4 * kilobits * 125) < kilobits * 50, "\(bytes)")
}

@Test func `an hour of silence takes little room on the disk, and is read in parts`() throws {
  let scratch = try Scratch()
  let sound = try EncodedSound(
    for: scratch.path("sound"), format: .flac, sampleRate: 22_050, channels: 1)
  let minute = [Int16](repeating: 0, count: 60 * 22_050)
  for _ in 0..<60 { try sound.write(minute) }
  let stored = try sound.store()
  #expect((1000...1 << 20).contains(stored.count))
  #expect(try stored.read(0..<4) == Array("fLaC".utf8))
  #expect(try stored.read(stored.count - 2..<stored.count).count == 2)
  #expect(try scratch.files == [])
}
