import ScreenSpeech

/// What is to be spoken, and how.
struct SpeechOrder: Hashable, Sendable {
  /// The text as it was given, or the sounds in the engine's own alphabet.
  var text: String
  /// Whether the text is sounds.
  var isSounds = false
  /// The voice.
  var voice: VoiceProfile

  /// The most samples of a text: an hour.
  var mostSamples: Int { 22_050 * 3600 }

  /// Whether there is no sound although something is to be said: a text of marks alone may be silent, and a voice that
  /// has no volume.
  ///
  /// - Parameters:
  ///   - audio: what was made, without the silence at its ends.
  ///   - pieces: the very texts that it was made of.
  /// - Returns: whether the sound is missing.
  func lacksSound(_ audio: SpokenAudio, made pieces: [String]) -> Bool {
    guard audio.samples.isEmpty, voice.volume > 0 else { return false }
    return pieces.contains { piece in
      piece.unicodeScalars.contains {
        $0.isLetter || $0.properties.generalCategory == .decimalNumber
      }
    }
  }

  /// A digest of everything that the sound depends on; the name of the voice is nothing to the engine.
  ///
  /// - Parameters:
  ///   - texts: the very texts for the engine.
  ///   - bufferLength: the length of the engine's buffer in milliseconds.
  ///   - engine: a digest of the engine's files.
  /// - Returns: the key.
  func key(of texts: [String], bufferLength: Int, engine: Digest) -> Digest {
    // The samples of an entry have the order of bytes that this machine has.
    let numbers = [
      CacheEntry.version, 1.littleEndian, voice.rate, voice.pitch, voice.range, voice.volume,
      bufferLength,
    ]
    let names = ["\(engine)", voice.engineVoice, voice.variant ?? "", "\(voice.gain)"]
    return Digest(of: names + numbers.map(String.init) + ["\(isSounds)"] + texts)
  }
}
