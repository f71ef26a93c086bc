/// Something that turns text into samples.
///
/// What comes out depends on the text and the voice alone: the same samples in any order, in any
/// process, any number of times. Silence at both ends is trimmed, so that pauses are the plan's.
public protocol Synthesizer: Sendable {
  /// How many samples make a second, in hertz; the same for every text.
  var sampleRate: Int { get }

  /// How many utterances ahead it wants to know what will be spoken; 0 when it makes no use of it.
  var foresight: Int { get }

  /// Takes what will probably be asked for soon, and may begin to make it.
  func prepare(_ text: String, in voice: VoiceProfile)

  /// Speaks a text in a voice, with the voice's gain.
  ///
  /// - Throws: `SynthesisFailure` when this text cannot be spoken, any other error when nothing can.
  func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio

  /// Speaks the sounds of a text, written in the International Phonetic Alphabet, with the voice's gain.
  ///
  /// - Throws: `SynthesisFailure` when there are sounds that the engine does not have.
  func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio
}

extension Synthesizer {
  /// Nothing: an engine that does not say otherwise speaks when it is asked.
  public var foresight: Int { 0 }

  /// Does nothing.
  public func prepare(_ text: String, in voice: VoiceProfile) {}

  /// Fails: an engine that does not say otherwise knows no phonetic alphabet.
  ///
  /// - Throws: `SynthesisFailure`, always.
  public func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    throw SynthesisFailure(
      text: ipa, voice: voice.name, cause: "the engine knows no phonetic alphabet")
  }
}

/// One text that the engine could not speak; the next one may well succeed.
public struct SynthesisFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that was to be spoken.
  public var text: String
  /// The name of the voice.
  public var voice: String
  /// What happened to the engine.
  public var cause: String
  /// The text that is spoken in its place, which the user wrote beside it; nil when nothing is heard.
  public var replacement: String?

  /// Creates a failure.
  public init(text: String, voice: String, cause: String) {
    self.text = text
    self.voice = voice
    self.cause = cause
  }

  /// What could not be spoken, in which voice, and why.
  public var description: String {
    let outcome = replacement.map { "'\($0)' is spoken as it is written" } ?? "it is left silent"
    return "could not speak '\(Self.shortened(text))' in the voice \(voice): \(cause); \(outcome)"
  }

  /// The beginning of a text that fills more than a line or two.
  private static func shortened(_ text: String) -> String {
    text.count > 200 ? "\(text.prefix(200))…" : text
  }
}
