@testable import SpokenFiles
import Foundation
import SpokenSound
import TestSupport
import Testing

/// The files of every format, as other programs see them.
@Suite struct AudioFormatTests {
  static let tags = AudioTags(
    title: "Café über alles", language: "de-AT",
    chapters: [
      .init(title: "Start", start: 0), .init(title: "Küche; \"Menü\"", start: 22_050),
      .init(title: "End", start: 55_125),
    ])
  /// Three seconds and a bit, so that no length is a whole number of anything.
  static let count = 66_157

  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Writes the same tone into a file of a format, in pieces.
  private func write(
    _ name: String, channels: Int = 1, outputRate: Int? = nil, tags: AudioTags = Self.tags
  ) throws -> String {
    let path = scratch.path + "/" + name
    let file = try AudioFile(
      path: path, sampleRate: 22_050, channels: channels, outputRate: outputRate)
    let tone = sine(440, count: Self.count, at: 22_050, channels: channels)
    for start in stride(from: 0, to: tone.count, by: 5000) {
      try file.write(Array(tone[start..<min(start + 5000, tone.count)]))
    }
    try file.finish(tags: tags)
    return path
  }

  @Test(
    .enabled(if: Tool.areHere(.soxi, .ffprobe), "\(Tool.advice)"),
    arguments: [
      ("wav", 22_050, "pcm_s16le"), ("flac", 22_050, "flac"), ("ogg", 22_050, "vorbis"),
      ("opus", 48_000, "opus"), ("mp3", 22_050, "mp3"),
    ], [1, 2])
  func `is read by sox and ffmpeg`(_ format: (String, Int, String), channels: Int) throws {
    let path = try write("a." + format.0, channels: channels)
    // Debian's sox has no Opus; opusinfo looks at that.
    if format.0 != "opus" {
      #expect(try Tool.soxi.text("-r", path) == "\(format.1)")
      #expect(try Tool.soxi.text("-c", path) == "\(channels)")
    }
    let stream = try Tool.ffprobe.text(
      "-v", "error", "-show_entries", "stream=codec_name,channels", "-of", "csv=p=0", path)
    #expect(stream == "\(format.2),\(channels)")
  }

  @Test(
    .enabled(if: Tool.areHere(.ffprobe), "\(Tool.advice)"),
    arguments: ["flac", "ogg", "opus", "mp3"])
  func `has title, language and chapters where ffmpeg looks for them`(format: String) throws {
    let path = try write("a." + format)
    let tags = try Tool.ffprobe.text(
      "-v", "error", "-show_entries", "format_tags:stream_tags", "-of", "flat", path
    ).lowercased()
    #expect(tags.contains("title=\"café über alles\""), "\(tags)")
    // ID3 names a language by three letters.
    #expect(tags.contains("language=\"\(format == "mp3" ? "deu" : "de-at")\""), "\(tags)")
    let chapters = try Tool.ffprobe.text(
      "-v", "error", "-show_entries", "chapter=start_time:chapter_tags=title", "-of", "csv=p=0",
      path)
    let rows = chapters.split(separator: "\n").map { $0.filter { $0 != "\"" } }
    #expect(rows == ["0.000000,Start", "1.000000,Küche; Menü", "2.500000,End"])
  }

  @Test(.enabled(if: Tool.areHere(.ffprobe), "\(Tool.advice)"))
  func `has title and language in a WAV file`() throws {
    let tags = try Tool.ffprobe.text(
      "-v", "error", "-show_entries", "format_tags", "-of", "flat", try write("a.wav"))
    #expect(tags.contains("title=\"Café über alles\""))
    #expect(tags.contains("language=\"de-AT\""))
  }

  @Test(.enabled(if: Tool.areHere(.opusinfo), "\(Tool.advice)"))
  func `is sound in the eyes of opusinfo`() throws {
    let report = try Tool.opusinfo.text(try write("a.opus"))
    #expect(report.contains("CHAPTER002NAME=Küche; \"Menü\""), "\(report)")
    #expect(report.contains("Playback length: 0m:03.000s"), "\(report)")
    #expect(!report.contains("WARNING"), "\(report)")
  }

  @Test(.enabled(if: Tool.areHere(.ffmpeg), "\(Tool.advice)"))
  func `keeps each sample in FLAC`() throws {
    let decoded = try Tool.ffmpeg.bytes(
      ["-v", "error", "-i", try write("a.flac", channels: 2), "-f", "s16le", "-"])
    #expect(samples(decoded) == sine(440, count: Self.count, at: 22_050, channels: 2))
  }

  @Test(arguments: ["wav", "flac", "ogg", "opus", "mp3"])
  func `makes the same bytes of the same samples`(format: String) throws {
    _ = try (write("a." + format), write("b." + format))
    #expect(try scratch.bytes("a." + format) == scratch.bytes("b." + format))
  }

  // ffmpeg takes off what the encoders of Opus and MP3 add before and behind, sox does so for
  // Vorbis. Opus is always decoded at 48,000 samples a second.
  @Test(
    .enabled(if: Tool.areHere(.sox, .ffmpeg), "\(Tool.advice)"),
    arguments: [
      ("wav", 48_000, 48_000), ("flac", 44_100, 44_100), ("wav", 8000, 8000),
      ("ogg", 22_050, 22_050), ("ogg", 48_000, 48_000), ("opus", 24_000, 48_000),
      ("opus", 48_000, 48_000), ("opus", 16_000, 48_000), ("mp3", 22_050, 22_050),
      ("mp3", 44_100, 44_100), ("mp3", 48_000, 48_000),
    ])
  func `lasts as long at another rate`(format: String, rate: Int, decoded: Int) throws {
    let path = try write("a." + format, outputRate: rate)
    let wanted = (Self.count * rate + 11_025) / 22_050 * (decoded / rate)
    #expect(try Self.decoded(path).count == wanted)
  }

  /// The samples of a file.
  private static func decoded(_ path: String) throws -> [Int16] {
    let bytes =
      path.hasSuffix("ogg")
      ? try Tool.sox.bytes([path, "-t", "raw", "-e", "signed", "-b", "16", "-"])
      : try Tool.ffmpeg.bytes(["-v", "error", "-i", path, "-f", "s16le", "-"])
    return samples(bytes)
  }

  @Test(
    .enabled(if: Tool.areHere(.sox, .ffmpeg, .aubiopitch), "\(Tool.advice)"),
    arguments: [
      ("wav", 48_000), ("flac", 16_000), ("ogg", 44_100), ("opus", 24_000), ("mp3", 32_000),
    ])
  func `keeps a tone at its pitch and its level`(format: String, rate: Int) throws {
    let sound = try Self.decoded(try write("a." + format, outputRate: rate))
    let plain = try AudioFile(
      path: scratch.path + "/plain.wav", sampleRate: format == "opus" ? 48_000 : rate)
    try plain.write(sound)
    try plain.finish()
    // The third in the middle: a codec lets the ends ring.
    let rows = try Tool.aubiopitch.text("-i", scratch.path + "/plain.wav", "-p", "yinfft")
    let pitches = rows.split(separator: "\n").compactMap { row -> Double? in
      let fields = row.split(separator: " ").compactMap { Double($0) }
      return fields.count == 2 && (1...2).contains(fields[0]) ? fields[1] : nil
    }
    #expect(pitches.count > 20)
    #expect(pitches.allSatisfy { abs($0 - 440) < 2 }, "\(pitches)")
    let middle = sound[sound.count / 3..<sound.count / 3 * 2]
    let peak = middle.map { abs(Int($0)) }.max() ?? 0
    #expect((7500...8500).contains(peak), "\(peak)")
  }

  @Test func `refuses a rate that a format cannot have`() throws {
    let path = scratch.path + "/a.opus"
    let fault = #expect(throws: OutputError.self) {
      try AudioFile(path: path, sampleRate: 22_050, outputRate: 44_100)
    }
    #expect(
      fault?.description
        == "cannot write \(path) with 44100 samples a second; "
        + "its format has 8000, 12000, 16000, 24000 or 48000")
    let other = #expect(throws: OutputError.self) {
      try AudioFile(path: scratch.path + "/a.flac", sampleRate: 22_050, outputRate: 1)
    }
    #expect(other?.description.hasSuffix("its format has 8000 to 192000") == true)
    #expect(try scratch.files == [])
  }

  @Test(
    arguments: [("a.wav", 22_050), ("a.opus", 24_000), ("a.mp3", 22_050), ("a.flac", 22_050)])
  func `takes the rate that fits the samples best`(path: String, rate: Int) throws {
    #expect(try AudioFormat.of(path).rate(wanted: nil, input: 22_050, path: path) == rate)
  }
}
