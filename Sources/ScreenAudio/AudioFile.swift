package import Files

/// A file of sound, in the format of its name's ending, that appears only when it is whole.
public final class AudioFile {
  private let format: AudioFormat
  private let file: PartialFile
  // Where the sound is encoded when it cannot be done in place.
  private let spool: SpoolFile?
  private let encoder: Encoder
  private let resampler: Resampler?
  private let rates: (input: Int, output: Int)
  private let channels: Int
  private var count = 0
  private var fault: OutputFault?

  /// Creates a file that nobody sees until it is finished.
  ///
  /// - Parameters:
  ///   - path: its path, or `-` for standard output.
  ///   - wanted: its format; nil for the one of the path's ending.
  ///   - sampleRate: how many samples of a channel make a second of those that will come.
  ///   - channels: 1, or 2 for left and right.
  ///   - outputRate: the same for the file; nil for the rate that fits the samples best.
  /// - Throws: `OutputFault` when the name has another ending, the format cannot have the rate, or
  ///   the file cannot be created.
  public convenience init(
    path: String, format wanted: AudioFormat? = nil, sampleRate: Int, channels: Int = 1,
    outputRate: Int? = nil
  ) throws(OutputFault) {
    try self.init(
      path: path, .byUser, format: wanted, sampleRate: sampleRate, channels: channels,
      outputRate: outputRate)
  }

  /// Creates a file that nobody sees until it is finished, where whoever named it may have it.
  ///
  /// - Throws: `OutputFault` as for a file that the user named.
  package init(
    path: String, _ naming: Naming, format wanted: AudioFormat? = nil, sampleRate: Int,
    channels: Int = 1, outputRate: Int? = nil
  ) throws(OutputFault) {
    precondition((1...2).contains(channels), "one channel or two")
    format = if let wanted { wanted } else { try AudioFormat.of(path) }
    guard (1...384_000).contains(sampleRate) else {
      throw .cannotCreate(path: path, cause: "no file has \(sampleRate) samples a second")
    }
    let rate = try format.rate(wanted: outputRate, input: sampleRate, path: path)
    rates = (sampleRate, rate)
    self.channels = channels
    // Before the file: where no file can be without a name, both have the same one for a while.
    let early = format.container == .wave ? nil : try SpoolFile(for: path)
    file = try PartialFile(path: path, naming)
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

  /// Adds samples at the end; with two channels left and right take turns.
  public func write(_ samples: [Int16]) throws(OutputFault) {
    precondition(samples.count.isMultiple(of: channels), "a sample of the other channel is missing")
    try attempt { () throws(OutputFault) in
      try encode(resampler?.process(samples) ?? samples)
    }
  }

  /// Completes the file and gives it its name, in place of any file that had it.
  public func finish(tags: AudioTags = AudioTags()) throws(OutputFault) {
    try attempt { () throws(OutputFault) in
      try encode(resampler?.finish() ?? [])
      try encoder.finish()
      let sheet = TagSheet(
        tags, inputRate: rates.input, sampleRate: rates.output, length: count)
      try complete(sheet)
      try file.finish()
    }
    fault = .cannotWrite(path: file.path, cause: "it is finished already")
  }

  private func encode(_ samples: [Int16]) throws(OutputFault) {
    guard !samples.isEmpty else { return }
    count += samples.count / channels
    try encoder.write(samples)
  }

  /// Puts the tags where the format has them, and all into the file.
  private func complete(_ sheet: TagSheet) throws(OutputFault) {
    let encoded = spool?.file ?? file.bytes
    switch format.container {
    case .wave:
      try WaveChunks(sheet, channels: channels).complete(encoded)
      try spool?.file.copy(from: 0, to: file)
    case .flac: try FLACTags(sheet).copy(encoded, to: file)
    case .ogg: try OggTags(sheet).copy(encoded, to: file)
    case .mpeg:
      try file.write(ID3Tag(sheet).bytes)
      try encoded.copy(from: 0, to: file)
    }
  }

  /// Remembers what failed, so that a file with a gap is never finished.
  private func attempt(_ body: () throws(OutputFault) -> Void) throws(OutputFault) {
    if let fault { throw fault }
    do throws(OutputFault) {
      try body()
    } catch {
      fault = error
      throw error
    }
  }
}
