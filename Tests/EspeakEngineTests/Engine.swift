import EspeakEngine
import Foundation
import ScreenSpeech

/// What the tests of the engine share.
enum Engine {
  /// Voices that differ in language, variant and speed.
  static let voices = [
    VoiceProfile(name: "american", language: "en-US", engineVoice: "gmw/en-US", rate: 180),
    VoiceProfile(
      name: "whisper", language: "en-GB", engineVoice: "gmw/en", variant: "whisper", pitch: 30),
    VoiceProfile(name: "vietnamese", language: "vi", engineVoice: "aav/vi", volume: 90),
    VoiceProfile(name: "russian", language: "ru", engineVoice: "zle/ru", range: 80),
    VoiceProfile(
      name: "fast", language: "en-US", engineVoice: "gmw/en-US", variant: "f2", rate: 500),
  ]

  /// The voice that most tests speak in.
  static let american = voices[0]
  /// The voice in which `(-a)` crashes eSpeak NG.
  static let vietnamese = voices[2]

  /// The 300 texts of the fixture.
  static func utterances() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/utterances.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The samples of each text.
  static func samples(
    of texts: [String], in voice: VoiceProfile, by engine: EspeakSynthesizer
  ) throws -> [String: [Int16]] {
    try texts.reduce(into: [:]) { $0[$1] = try engine.speak($1, in: voice).samples }
  }

  /// A new folder for the files of one test.
  static func scratch() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espeak-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }
}
