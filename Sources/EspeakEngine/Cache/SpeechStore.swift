import ScreenSpeech

/// A cache for the speech of one engine.
struct SpeechStore: Sendable {
  private let cache: SpeechCache
  private let identity: EngineIdentity

  /// Creates a store.
  init(cache: SpeechCache, identity: EngineIdentity) {
    self.cache = cache
    self.identity = identity
  }

  /// Finds the speech of pieces that follow one another, or has it made and keeps it.
  func audio(
    of pieces: [String], _ order: SpeechOrder, bufferLength: Int, made: () throws -> SpokenAudio
  ) rethrows -> SpokenAudio {
    guard !pieces.isEmpty else { return try made() }
    let engine: Digest
    switch identity.result {
    case .success(let digest): engine = digest
    case .failure(let fault):
      // Another engine might be found under the same key.
      cache.stop("cannot be used: \(fault)")
      return try made()
    }
    let key = Self.key(of: pieces, order, bufferLength: bufferLength, engine: engine)
    if let audio = cache.audio(for: key) { return audio }
    let audio = try made()
    cache.keep(audio, for: key)
    return audio
  }

  /// A digest of everything that the sound depends on.
  static func key(
    of pieces: [String], _ order: SpeechOrder, bufferLength: Int, engine: Digest
  ) -> Digest {
    var digester = Digester()
    engine.bytes.withUnsafeBytes { digester.add($0) }
    let voice = order.voice
    for name in [voice.engineVoice, voice.variant ?? "", "\(voice.gain)"] { digester.add(name) }
    for number in [
      CacheEntry.version, voice.rate, voice.pitch, voice.range, voice.volume, bufferLength,
      order.isSounds ? 1 : 0, pieces.count,
    ] {
      digester.add(number)
    }
    for piece in pieces { digester.add(piece) }
    return digester.digest()
  }
}
