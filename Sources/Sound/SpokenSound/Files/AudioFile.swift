package import SpokenFiles

/// An audio file in the format of its extension, which appears under its name when it is complete.
package final class AudioFile {
  private let format: AudioFormat
  private let file: PartialFile
  // The temporary file of the encoder when it cannot write in place.
  private let spool: SpoolFile?
  private let encoder: Encoder
  private let resampler: Resampler?
  private let rates: (input: Int, output: Int)
  private let channels: Int
  private var count = 0
  private var fault: OutputError?

  /// Creates a file that has no name until it is finished.
  ///
  /// - Parameters:
  ///   - path: its path, or `-` for standard output.
  ///   - wanted: its format; nil for that of the path's extension.
  ///   - sampleRate: the rate of the incoming samples, in hertz.
  ///   - channels: 1, or 2 for left and right.
  ///   - outputRate: the rate of the file; nil for the best match.
  /// - Throws: `OutputError` when the extension is unknown, the format does not support the rate,
  ///   or the file cannot be created.
  package convenience init(
    path: String, format wanted: AudioFormat? = nil, sampleRate: Int, channels: Int = 1,
    outputRate: Int? = nil
  ) throws(OutputError) {
    try self.init(
      path: path, .byUser, format: wanted, sampleRate: sampleRate, channels: channels,
      outputRate: outputRate)
  }

  /// Creates a file that has no name until it is finished, if it may be written there.
  ///
  /// - Throws: `OutputError` as for a file that the user named.
  package init(
    path: String, _ naming: Naming, format wanted: AudioFormat? = nil, sampleRate: Int,
    channels: Int = 1, outputRate: Int? = nil
  ) throws(OutputError) {
    precondition((1...2).contains(channels), "one channel or two")
    format = if let wanted { wanted } else { try AudioFormat.of(path) }
    // A rate of 0 would end the program, because times are divided by it.
    guard (1...384_000).contains(sampleRate) else {
      throw .cannotCreate(path: path, cause: "no file has \(sampleRate) samples a second")
    }
    let rate = try format.rate(wanted: outputRate, input: sampleRate, path: path)
    rates = (sampleRate, rate)
    self.channels = channels
    // Created first: where files need names, both use the same temporary name for a moment.
    let early = format.container == .wave ? nil : try SpoolFile(for: path)
    file = try PartialFile(path: path, naming)
    // The sizes in WAV's header are known at the end, and a pipe cannot go back to them.
    let needsSpool = early == nil && !file.isSeekable
    spool = needsSpool ? try SpoolFile(for: path) : early
    encoder = try Encoder(
      format, sampleRate: rate, channels: channels, file: spool?.file ?? file.bytes)
    resampler =
      rate == sampleRate ? nil : Resampler(from: sampleRate, to: rate, channels: channels)
    guard rate == sampleRate || resampler != nil else {
      throw .cannotCreate(path: path, cause: "there is not enough memory to change the sample rate")
    }
  }

  /// Appends samples; with two channels left and right alternate.
  package func write(_ samples: [Int16]) throws(OutputError) {
    precondition(samples.count.isMultiple(of: channels), "a sample of the other channel is missing")
    try attempt { () throws(OutputError) in
      try encode(resampler?.process(samples) ?? samples)
    }
  }

  /// Completes the file and gives it its name; an existing file is replaced.
  package func finish(tags: AudioTags = AudioTags()) throws(OutputError) {
    try attempt { () throws(OutputError) in
      try encode(resampler?.finish() ?? [])
      try encoder.finish()
      // Only here are the chapters known and the length exact, after the resampler's last frames.
      let sheet = TagSheet(
        tags, inputRate: rates.input, sampleRate: rates.output, length: count)
      try complete(sheet)
      try file.finish()
    }
    // Set like a failure, so that a later write is refused.
    fault = .cannotWrite(path: file.path, cause: "it is finished already")
  }

  private func encode(_ samples: [Int16]) throws(OutputError) {
    guard !samples.isEmpty else { return }
    count += samples.count / channels
    try encoder.write(samples)
  }

  /// Writes the tags in their place in the format, and the whole into the file.
  private func complete(_ sheet: TagSheet) throws(OutputError) {
    let encoded = spool?.file ?? file.bytes
    switch format.container {
    case .wave:
      try WaveChunks(sheet, channels: channels).complete(encoded)
      // Written in place without a spool; then the encoder's file is the output itself.
      try spool?.file.copy(from: 0, to: file)
    case .flac: try FLACTags(sheet).copy(encoded, to: file)
    case .ogg: try OggTags(sheet).copy(encoded, to: file)
    case .mpeg:
      try file.write(ID3Tag(sheet).bytes)
      try encoded.copy(from: 0, to: file)
    }
  }

  /// Remembers a failure, so that an incomplete file is never finished.
  private func attempt(_ body: () throws(OutputError) -> Void) throws(OutputError) {
    if let fault { throw fault }
    do throws(OutputError) {
      try body()
    } catch {
      fault = error
      throw error
    }
  }
}
