import EspeakEngine
import Foundation
import SpokenSound
import TestSupport
import VoiceOverSpeech

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

  /// Writes a program.
  ///
  /// Another process does: one that another test starts meanwhile would hold our file open for a
  /// moment, and a file that is open for writing cannot be started.
  static func install(_ script: String, at path: String) throws {
    let text = path + ".text"
    try Data(script.utf8).write(to: URL(fileURLWithPath: text))
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
    copy.arguments = ["-m", "700", text, path]
    try copy.run()
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// A new folder for the files of one test, removed when the tests end.
  static func scratch() throws -> String {
    let folder = try folders.get().folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }

  /// The folder of all those folders, or why there is none.
  private static let folders: Result<Scratch, any Error> = {
    // What a static holds is never deinitialized.
    atexit { try? FileManager.default.removeItem(at: Engine.folders.get().folder) }
    return Result { try Scratch() }
  }()
}
