package import VoiceOverSpeech

/// A synthesizer without an engine: silence whose length follows the text.
///
/// Each Unicode scalar lasts a tenth of a second at 1,000 hertz, so that times are easy to write in
/// a test.
package struct SilentSynthesizer: Synthesizer {
  /// 1,000 hertz.
  package let sampleRate = 1000
  /// The texts that fail.
  package var failing: Set<String>

  /// A synthesizer that fails for some texts.
  package init(failing: Set<String> = []) { self.failing = failing }

  /// Returns 100 samples of 1 for each scalar of the text.
  ///
  /// - Throws: `SynthesisFailure` for one of the failing texts.
  package func speak(_ text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    guard !failing.contains(text) else {
      throw SynthesisFailure(text: text, voice: voice.name, cause: "it is meant to fail")
    }
    let count = 100 * text.unicodeScalars.count
    // Not 0, so that tests see where speech is and where silence.
    return SpokenAudio(sampleRate: sampleRate, samples: Array(repeating: 1, count: count))
  }

  /// Returns 100 samples of 1 for each symbol of the pronunciation.
  ///
  /// - Throws: `SynthesisFailure` for one of the failing texts.
  package func speak(ipa: String, for text: String, in voice: VoiceProfile) throws -> SpokenAudio {
    try speak(ipa, in: voice)
  }
}
