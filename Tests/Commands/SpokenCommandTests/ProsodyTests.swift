import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// How speech sounds that a screen has attributes for, as analysers of sound find it.
@Suite(.enabled(if: SoundRecording.isPossible, "scripts/setup --tests installs sox and praat"))
struct ProsodyTests {
  private static let screen = """
    screen: Sounds
    views:
      - Text: Evening
        frame: [0, 0, 100, 40]
      - Text: Evening mail
        frame: [300, 0, 100, 40]
      - Text: Hat
      - Button: Send
        hint: Sends it.

    """

  private func recording(_ arguments: String...) throws -> SoundRecording {
    try recording(of: Self.screen, arguments)
  }

  private func recording(of screen: String, _ arguments: [String] = []) throws -> SoundRecording {
    let scratch = try Scratch()
    return try SoundRecording(try scratch.create("x.screen.yaml", screen), arguments)
  }

  /// A screen of one text that is spoken in a way of its own.
  private func recording(_ text: String, speech: String) throws -> SoundRecording {
    try recording(of: "screen: S\nviews:\n  - { Text: \"\(text)\", speech: { \(speech) } }\n")
  }

  // Half of an octave is a factor of 1.41, three tenths below one of 0.81.
  @Test(arguments: [("0.25", 1.19), ("0.5", 1.41), ("-0.3", 0.81), ("0", 1)])
  func `raises and lowers the pitch by its attribute`(pitch: String, factor: Double) throws {
    let text = "Good evening, my dear friends, we are all here"
    let usual = try recording(text, speech: "queued: false").pitch(of: text)
    let heard = try recording(text, speech: "pitch: \(pitch)").pitch(of: text)
    #expect(abs(heard / usual - factor) < 0.06, "\(heard / usual)")
  }

  @Test(arguments: [
    ("Hat", "spellsOut: true", 1.5), ("Wait! Go?", "alwaysIncludesPunctuation: true", 1.1),
    ("Tea", "ipa: \"ˌɪntərˈnæʃənəl\"", 2),
  ]) func `takes longer by its attribute`(text: String, speech: String, factor: Double) throws {
    let usual = try recording(text, speech: "queued: false").frames(of: text).count
    let heard = try recording(text, speech: speech).frames(of: text).count
    #expect(Double(heard) > factor * Double(usual))
  }

  @Test func `reports sounds that the engine does not have, and speaks the text`() throws {
    let scratch = try Scratch()
    let screen = try scratch.create(
      "x.screen.yaml", "screen: S\nviews:\n  - { Text: Tea, speech: { ipa: \"ʘ\" } }\n")
    let run = try spoken("render", screen.path, "-o", "x.wav", "--quiet", in: scratch.folder)
    #expect(run.status == 0 && run.errors.contains("no sound for 'ʘ'; 'Tea' is spoken"))
  }

  @Test func `is silent for exactly as long as a setting says`() throws {
    for (setting, seconds) in [("hintDelay=1.1s", 1.1), ("hintDelay=0.4s", 0.4)] {
      let (frames, rms) = try recording("--set", setting).loudness(behind: "Button")
      #expect(frames == Int((seconds * 22_050).rounded()) && rms == 0)
    }
  }

  @Test func `speaks faster at a higher rate`() throws {
    let slow = try recording("--rate", "120").frames(of: "Evening mail").count
    let usual = try recording("--rate", "180").frames(of: "Evening mail").count
    let fast = try recording("--rate", "300").frames(of: "Evening mail").count
    #expect(slow > usual * 5 / 4 && usual > fast * 5 / 4)
  }

  @Test func `lies left and right as on the screen`() throws {
    let recording = try recording("--stereo")
    #expect(try recording.channels() == 2)
    let left = try recording.loudness(of: "Evening", channel: 1)
    #expect(try left > 2 * recording.loudness(of: "Evening", channel: 2))
    let right = try recording.loudness(of: "Evening mail", channel: 2)
    #expect(try right > 2 * recording.loudness(of: "Evening mail", channel: 1))
    // What has no place is in the middle.
    let middle = try recording.loudness(of: "Hat", channel: 1)
    #expect(try middle == recording.loudness(of: "Hat", channel: 2))
  }
}

/// How loud the samples are, as ffmpeg measures it by EBU R 128.
struct LoudnessOfSamplesTests {
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg"),
      "scripts/setup --tests installs ffmpeg"))
  func `are at -16 LUFS, and nothing is clipped`() throws {
    let scratch = try Scratch()
    let folder = root.appending(path: "samples")
    let inputs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".screen.yaml") || $0.hasSuffix(".walk.yaml") }.sorted()
    #expect(inputs.count > 30)
    for input in inputs {
      let file = scratch.folder.appending(path: "x.wav").path
      let made = try spoken("render", folder.appending(path: input).path, "-o", file, "--quiet")
      #expect(made.status == 0, "\(input): \(made.errors)")
      let heard = try run(
        URL(filePath: "/usr/bin/ffmpeg"),
        ["-hide_banner", "-nostats", "-i", file, "-af", "ebur128=peak=sample", "-f", "null", "-"])
      let lines = heard.errors.split(separator: "\n").map { $0.split(separator: " ") }
      let loudness = lines.last { $0.first == "I:" }.flatMap { Double($0[1]) }
      let peak = lines.last { $0.first == "Peak:" }.flatMap { Double($0[1]) }
      #expect(abs(try #require(loudness) + 16) <= 2, "\(input)")
      #expect(try #require(peak) <= -0.9, "\(input)")
    }
  }
}
