import CommandTestSupport
import Foundation
import SpokenSound
import TestSupport
import Testing

/// A walkthrough that was spoken into a file: the words, where each is heard, and what analysers of
/// sound say about it.
struct SoundRecording: Sendable {
  /// The transcript without the lines about settings.
  let transcript: [String]
  /// The pieces of each stop that is heard.
  let stops: [[Piece]]
  private let scratch: Scratch

  struct Piece: Decodable, Sendable {
    var text: String
    var kind: String
    var frames: [Int]

    /// Whether it is words, no sound and nothing of a chart.
    var isSpoken: Bool { !["sound", "graph", "chart"].contains(kind) }
    /// Whether it follows the description after a pause.
    var isLater: Bool { ["hint", "actions", "moreContent"].contains(kind) }
  }

  private struct Captions: Decodable {
    struct Stop: Decodable { var segments: [Piece] }
    var stops: [Stop]
  }

  /// Speaks an input with more arguments.
  init(_ input: URL, _ arguments: [String]) throws {
    scratch = try Scratch()
    let run = try spoken(
      ["render", input.path, "-o", "x.wav", "--captions", "x.json", "--transcript", "x.txt"]
        + arguments, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let words = try String(contentsOf: scratch.folder.appending(path: "x.txt"), encoding: .utf8)
    transcript = words.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("# ") }
    let json = try Data(contentsOf: scratch.folder.appending(path: "x.json"))
    stops = try JSONDecoder().decode(Captions.self, from: json).stops.map(\.segments)
  }

  /// Each piece that is heard: its text, what it is, and its frames.
  var pieces: [Piece] { stops.flatMap { $0 } }

  /// Whether the programs that look at sound are there; `scripts/setup --tests` installs them.
  static let isPossible = ["sox", "soxi", "praat"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  private func tool(_ name: String, _ arguments: [String]) throws -> Run {
    let result = try run(
      URL(filePath: "/usr/bin/" + name), arguments, in: scratch.folder)
    #expect(result.status == 0, "\(name) \(arguments): \(result.errors)")
    return result
  }

  /// The number of frames, as soxi counts them.
  func length() throws -> Int { try number(tool("soxi", ["-s", "x.wav"]).output) }

  /// The number of channels, as soxi counts them.
  func channels() throws -> Int { try number(tool("soxi", ["-c", "x.wav"]).output) }

  /// The fundamental frequency of a piece in hertz, as praat hears it.
  ///
  /// - Parameters:
  ///   - text: the text of the piece.
  ///   - part: which part of what is heard is lower, from 0 to 1: a half is the median.
  /// - Returns: the frequency.
  /// - Throws: an error of a tool, or none where nothing is voiced.
  func pitch(of text: String, above part: Double = 0.5) throws -> Double {
    try cut(frames(of: text))
    let script = try scratch.create(
      "pitch.praat",
      """
      Read from file: "\(scratch.folder.path)/cut.wav"
      To Pitch: 0.01, 50, 400
      hertz = Get quantile: 0, 0, \(part), "Hertz"
      writeInfoLine: hertz

      """)
    let output = try tool("praat", ["--run", script.path]).output
    return try #require(Double(output.trimmingCharacters(in: .whitespacesAndNewlines)), "\(text)")
  }

  /// How loud a piece is, as sox measures its root mean square; of one channel, counted from 1.
  func loudness(of text: String, channel: Int = 1) throws -> Double {
    try cut(frames(of: text))
    return try rms(["remix", "\(channel)"])
  }

  /// How loud it is between the end of a piece and the start of the next one.
  func loudness(behind text: String) throws -> (frames: Int, rms: Double) {
    let index = try #require(pieces.firstIndex { $0.text == text })
    let silence = pieces[index].frames[1]..<pieces[index + 1].frames[0]
    try cut(silence)
    return (silence.count, try rms([]))
  }

  /// The samples of the only channel, as sox decodes them.
  func samples() throws -> [Int16] {
    _ = try tool("sox", ["x.wav", "-t", "raw", "-e", "signed", "-b", "16", "-L", "x.raw"])
    let data = try Data(contentsOf: scratch.folder.appending(path: "x.raw"))
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  /// The silences in the stops between pieces that are both spoken, in seconds.
  ///
  /// They last from a sample that is not silent to the next one, whatever the captions say of the
  /// ends of a piece.
  func silences() throws -> [(before: Piece, after: Piece, seconds: Double)] {
    let samples = try samples()
    return stops.flatMap { stop in
      zip(stop, stop.dropFirst()).compactMap { before, after in
        guard before.isSpoken, after.isSpoken else { return nil }
        let start = samples[..<before.frames[1]].lastIndex { $0 != 0 } ?? 0
        let end = samples[after.frames[0]...].firstIndex { $0 != 0 } ?? samples.endIndex
        return (before, after, Double(end - start - 1) / 22_050)
      }
    }
  }

  /// Where a piece is heard.
  func frames(of text: String) throws -> Range<Int> {
    let piece = try #require(pieces.first { $0.text == text }, "no piece '\(text)' in \(pieces)")
    return piece.frames[0]..<piece.frames[1]
  }

  private func cut(_ frames: Range<Int>) throws {
    _ = try tool(
      "sox", ["x.wav", "cut.wav", "trim", "\(frames.lowerBound)s", "\(frames.count)s"])
  }

  private func rms(_ effects: [String]) throws -> Double {
    let lines = try tool("sox", ["cut.wav", "-n"] + effects + ["stat"]).errors
    let line = lines.split(separator: "\n").first { $0.hasPrefix("RMS     amplitude") }
    return try #require(line?.split(separator: " ").last.flatMap { Double($0) })
  }

  private func number(_ text: String) throws -> Int {
    try #require(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}
