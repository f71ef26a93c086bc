import EspeakEngine
import Foundation
public import ScreenScenarios
import SpokenSound
import VoiceOverSpeech

/// The result of a scenario that was written as sound.
public struct WrittenSound: Hashable, Sendable {
  /// The duration of the file.
  public var duration: Duration
  /// The texts that the engine could not speak, which are silent in the file.
  public var silentTexts: [String]
  /// The impossible steps and the failed expectations.
  public var failures: [StepFailure]
}

extension Scenario {
  /// Writes what VoiceOver says into a sound file, which appears under its name when it is complete.
  ///
  /// The engine is eSpeak NG in a process of its own, `spoken-espeak-worker`, which is looked for
  /// beside the running program, so that this library does not link it.
  ///
  /// - Parameters:
  ///   - path: the path of the file; its extension is the format: `wav`, `flac`, `mp3`, `opus` and others.
  ///   - voice: the name of a voice or the path of a voice file; nil for the best one for the
  ///     language.
  /// - Returns: the duration, and what was not as it should be.
  /// - Throws: `EngineUnavailable` when there is no worker, `VoiceError` for an unknown voice,
  ///   `OutputError` when the file cannot be written.
  public func write(to path: String, voice: String? = nil) throws -> WrittenSound {
    let synthesizer = try EspeakSynthesizer()
    var choice = SoundChoice(folders: Self.folders)
    choice.voice = voice
    let renderer = try renderer(synthesizer, choice)
    let file = try AudioFile(
      path: path, sampleRate: synthesizer.sampleRate, channels: settings.channels)
    let log = RenderLog()
    try log.run(self, with: renderer, to: Renderer.Outputs(samples: file.write))
    try file.finish(tags: AudioTags(title: title, language: language))
    return WrittenSound(
      duration: .samples(log.length, at: synthesizer.sampleRate),
      silentTexts: log.silent.map(\.text), failures: log.failures)
  }

  /// The folders of voices: that of `SPOKEN_VOICES`, those of the installation, and that of the
  /// sources which this library was built from.
  private static var folders: [String] {
    let explicit = ProcessInfo.processInfo.environment["SPOKEN_VOICES"]
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appending(path: "voices").path
    let known = VoiceCatalog.folders(explicit: explicit)
    return known + (FileManager.default.fileExists(atPath: sources) ? [sources] : [])
  }
}
