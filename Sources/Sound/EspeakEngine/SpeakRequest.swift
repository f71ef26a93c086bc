import SpokenSound
import VoiceOverSpeech

/// A text to speak, with its voice.
struct SpeakRequest: Hashable, Sendable {
  /// The text, or phonemes in the engine's notation.
  var text: String
  /// Whether the text is phonemes.
  var isSounds = false
  /// The voice.
  var voice: VoiceProfile

  /// The most samples of a text: an hour.
  var mostSamples: Int { 22_050 * 3600 }

  /// Whether sound is missing: a text of punctuation alone may be silent, and so may a voice
  /// without volume.
  ///
  /// - Parameters:
  ///   - audio: the speech, without the silence at its ends.
  ///   - pieces: the texts for the engine.
  /// - Returns: whether the sound is missing.
  func lacksSound(_ audio: SpokenAudio, made pieces: [String]) -> Bool {
    guard audio.samples.isEmpty, voice.volume > 0 else { return false }
    return pieces.contains { piece in
      piece.unicodeScalars.contains {
        $0.isLetter || $0.properties.generalCategory == .decimalNumber
      }
    }
  }

  /// The cache key: a digest of everything that the sound depends on; the name of the voice does
  /// not matter.
  ///
  /// - Parameters:
  ///   - texts: the texts for the engine.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - engine: a digest of the engine's files.
  /// - Returns: the key.
  func key(of texts: [String], bufferLength: Int, engine: Digest) -> Digest {
    // The samples of an entry have this machine's byte order.
    let numbers = [
      1.littleEndian, voice.rate, voice.pitch, voice.range, voice.volume, bufferLength,
    ]
    // The gain counts, because an entry holds the sound after amplification.
    let names = ["\(engine)", voice.engineVoice, voice.variant ?? "", "\(voice.gain)"]
    return Digest(of: names + numbers.map(String.init) + ["\(isSounds)"] + texts)
  }
}
