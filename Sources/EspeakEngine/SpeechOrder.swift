import ScreenSpeech

/// What is to be spoken, and how.
struct SpeechOrder: Hashable, Sendable {
  /// The text as it was given, or the sounds in the engine's own alphabet.
  var text: String
  /// Whether the text is sounds.
  var isSounds = false
  /// The voice.
  var voice: VoiceProfile

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
