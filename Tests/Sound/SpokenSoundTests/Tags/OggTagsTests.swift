import SpokenSound
import TestSupport
import Testing

@Suite struct OggTagsTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  // So many that they fill several pages, and behind them all pages have other numbers.
  private static let chapters = (0..<1200).map {
    AudioTags.Chapter(title: "Screen \($0) " + String(repeating: "x", count: 200), start: $0 * 10)
  }

  @Test(
    .enabled(if: Tool.areHere(.ffprobe, .ffmpeg), "\(Tool.advice)"), arguments: ["ogg", "opus"])
  func `has as many chapters as there are numbers for`(format: String) throws {
    let tone = sine(440, count: 44_100, at: 22_050)
    for (name, chapters) in [("a.", []), ("b.", Self.chapters)] {
      let file = try AudioFile(path: scratch.path + "/" + name + format, sampleRate: 22_050)
      try file.write(tone)
      try file.finish(tags: AudioTags(chapters: chapters))
    }
    let rows = try Tool.ffprobe.text(
      "-v", "error", "-show_entries", "chapter=start_time", "-of", "csv=p=0",
      scratch.path + "/b." + format)
    #expect(rows.split(separator: "\n").count == 999)
    let sound = try ["a.", "b."].map {
      try Tool.ffmpeg.bytes(
        ["-v", "error", "-i", scratch.path + "/" + $0 + format, "-f", "s16le", "-"])
    }
    #expect(sound[0] == sound[1])
    #expect(sound[0].count > 80_000)
  }
}
