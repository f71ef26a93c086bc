import EspeakEngine
import Foundation
import SpokenSound
import Testing
import VoiceOverSpeech

/// The samples that a version of the engine is known for, one file for each version.
///
/// They are those that its command writes; with another version all sounds may differ, and whoever
/// brings one listens first.
@Suite struct GoldenSoundTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The lines of a version: voice, number of samples, digest, text; nil for an unknown one.
  static func lines(of version: String) -> [String]? {
    let file = folder.appendingPathComponent("sounds-\(version).txt")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init)
  }

  /// The versions whose samples are known, sorted.
  private static var versions: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("sounds-") && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(7).dropLast(4)) }.sorted()
  }

  /// What a test says when there are no samples of a version.
  static func advice(on version: String) -> String {
    "no samples of eSpeak NG \(version) are recorded, only of \(versions.joined(separator: ", ")); "
      + "listen to it, then write the lines that follow to Fixtures/sounds-\(version).txt"
  }

  /// A line as the engine makes it now.
  private func line(_ text: String, _ voice: VoiceProfile, _ engine: EspeakSynthesizer) throws
    -> String
  {
    let samples = try engine.rawSamples(of: text, in: voice)
    let digest = SpokenAudio(sampleRate: engine.sampleRate, samples: samples).digest
    return "\(voice.name) \(samples.count) \(String(digest, radix: 16)) \(text)"
  }

  @Test func `makes the samples that its version is known for`() throws {
    let engine = try EspeakSynthesizer(memory: 0)
    let version = engine.files.version
    // Voice and text are those of the version that is recorded first.
    let asked = try #require(Self.lines(of: version) ?? Self.lines(of: "1.51"))
    #expect(asked.count == 48)
    let made = try asked.map { line in
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      let voice = try #require(Engine.voices.first { $0.name == parts[0] })
      return try self.line(parts[3], voice, engine)
    }
    let known = try #require(
      Self.lines(of: version),
      "\(Self.advice(on: version)):\n\(made.joined(separator: "\n"))")
    for (made, known) in zip(made, known) { #expect(made == known) }
  }

  @Test func `says which version is not known, and which are`() {
    #expect(Self.lines(of: "0.99") == nil)
    #expect(
      Self.advice(on: "0.99").hasPrefix(
        "no samples of eSpeak NG 0.99 are recorded, only of 1.51"))
  }
}
