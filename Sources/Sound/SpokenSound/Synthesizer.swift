package import VoiceOverSpeech

/// Synthesizes text as samples.
///
/// The result depends only on the text and the voice: the same samples in any order, in any
/// process, any number of times. Silence at both ends is trimmed, because the plan sets the pauses.
package protocol Synthesizer: Sendable {
  /// The sample rate in hertz; the same for every text.
  var sampleRate: Int { get }

  /// How many utterances ahead to call `prepare`; 0 if it does not prefetch.
  var prefetchCount: Int { get }

  /// Announces a text that will probably be requested soon, so that it can be synthesized ahead.
  func prepare(_ text: String, in voice: VoiceProfile)

  /// Synthesizes a text in a voice, with the voice's gain.
  ///
  /// - Throws: `SynthesisFailure` when this text cannot be spoken, any other error when none can.
  func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio

  /// Synthesizes a text from its IPA transcription, with the voice's gain.
  ///
  /// - Throws: `SynthesisFailure` when the engine lacks a sound.
  func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio
}

extension Synthesizer {
  /// 0, for an engine that does not prefetch.
  package var prefetchCount: Int { 0 }

  /// Does nothing, for an engine that does not prefetch.
  package func prepare(_ text: String, in voice: VoiceProfile) {}

  /// Fails, for an engine without IPA.
  ///
  /// - Throws: `SynthesisFailure`, always.
  package func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    throw SynthesisFailure(
      text: ipa, voice: voice.name, cause: "the engine does not support IPA")
  }
}

/// A text that the engine could not speak; other texts may succeed.
package struct SynthesisFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was to be spoken.
  package var text: String
  /// The name of the voice.
  package var voice: String
  /// The cause.
  package var cause: String
  /// The text that is spoken instead, which the user wrote beside it; nil for silence.
  package var replacement: String?

  /// A failure of a text in a voice.
  package init(text: String, voice: String, cause: String) {
    self.text = text
    self.voice = voice
    self.cause = cause
  }

  /// The text, the voice and the cause.
  package var description: String {
    let outcome = replacement.map { "'\($0)' is spoken as it is written" } ?? "it is left silent"
    return "could not speak '\(Self.shortened(text))' in the voice \(voice): \(cause); \(outcome)"
  }

  /// The first 200 characters of a long text.
  private static func shortened(_ text: String) -> String {
    text.count > 200 ? "\(text.prefix(200))…" : text
  }
}
