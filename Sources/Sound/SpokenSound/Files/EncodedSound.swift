package import SpokenFiles

/// Sound in a compressed format as bytes, for a file that has it inside.
///
/// A class, because it owns the encoder, which writes into a file without a name.
package final class EncodedSound {
  private let spool: SpoolFile
  private let encoder: Encoder
  private let resampler: Resampler?

  /// Starts a sound.
  ///
  /// - Parameters:
  ///   - path: the file that will have it inside, on whose disk there is room.
  ///   - format: the format; MPEG audio, layer III, by default.
  ///   - bitrate: the kilobits of a second in a format that loses some; nil for the usual.
  ///   - sampleRate: the rate of the incoming samples, in hertz.
  ///   - channels: 1, or 2 for left and right.
  /// - Throws: `OutputError` when the encoder or its file cannot be created.
  package init(
    for path: String, format: AudioFormat? = nil, bitrate: Int? = nil, sampleRate: Int,
    channels: Int
  ) throws(OutputError) {
    let format = format ?? .mp3
    let rate = try format.rate(wanted: nil, input: sampleRate, path: path)
    resampler =
      rate == sampleRate ? nil : Resampler(from: sampleRate, to: rate, channels: channels)
    guard rate == sampleRate || resampler != nil else {
      throw .cannotCreate(path: path, cause: "there is not enough memory to change the sample rate")
    }
    // libsndfile may move back in its output to correct a header, so it gets a file, not an array.
    spool = try SpoolFile(for: path)
    encoder = try Encoder(format, sampleRate: rate, channels: channels, file: spool.file)
    if let bitrate {
      encoder.compress(to: format.compression(for: bitrate, sampleRate: rate, channels: channels))
    }
  }

  /// Appends samples; with two channels left and right alternate.
  package func write(_ samples: [Int16]) throws(OutputError) {
    let samples = resampler?.process(samples) ?? samples
    if !samples.isEmpty { try encoder.write(samples) }
  }

  /// Ends the sound and returns its bytes.
  package func finish() throws(OutputError) -> [UInt8] {
    let sound = try store()
    return try sound.read(0..<sound.count)
  }

  /// Ends the sound, which stays on the disk.
  package func store() throws(OutputError) -> StoredSound {
    if let rest = resampler?.finish(), !rest.isEmpty { try encoder.write(rest) }
    try encoder.finish()
    return try StoredSound(spool)
  }
}
