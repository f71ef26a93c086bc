import CSndfile
package import SpokenFiles
import SpokenSyntax

/// An audio format, identified by its file extension.
package struct AudioFormat: Hashable, Sendable {
  /// The layout of a file, which decides where its tags are.
  enum Container: Hashable, Sendable {
    case wave, flac, ogg, mpeg
  }

  /// The sample rates that a format supports, in hertz.
  package enum Rates: Hashable, Sendable, CustomStringConvertible {
    /// Any from the lowest to the highest.
    case range(ClosedRange<Int>)
    /// Only these, the lowest first.
    case list([Int])

    /// The rates in words, for messages and documents.
    package var description: String {
      switch self {
      case .range(let range): "\(range.lowerBound) to \(range.upperBound)"
      case .list(let rates): AudioFormat.list(rates.map(String.init))
      }
    }

    /// The rates that keep most of a sound: the same, otherwise the next higher one, otherwise the
    /// highest.
    func rate(for input: Int) -> Int? {
      switch self {
      case .range(let range): range.contains(input) ? input : nil
      case .list(let rates): rates.first { $0 >= input } ?? rates.last
      }
    }

    /// Whether a rate is supported.
    package func contains(_ rate: Int) -> Bool {
      switch self {
      case .range(let range): range.contains(rate)
      case .list(let rates): rates.contains(rate)
      }
    }
  }

  /// The name, which is the file extension without the dot.
  package let name: String
  /// The supported sample rates.
  package let rates: Rates
  let container: Container
  /// The format for libsndfile.
  let code: Int32

  /// Every format, the simplest first.
  package static let all = [wave, flac, vorbis, opus, mp3]

  /// Uncompressed samples; past 4 GB an RF64 file.
  static let wave = AudioFormat(
    name: "wav", rates: .range(8000...192_000), container: .wave,
    code: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16))
  /// Losslessly compressed samples.
  package static let flac = AudioFormat(
    name: "flac", rates: .range(8000...192_000), container: .flac,
    code: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16))
  /// Vorbis in an Ogg file.
  static let vorbis = AudioFormat(
    name: "ogg", rates: .range(8000...192_000), container: .ogg,
    code: Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS))
  /// Opus in an Ogg file.
  static let opus = AudioFormat(
    name: "opus", rates: .list([8000, 12_000, 16_000, 24_000, 48_000]), container: .ogg,
    code: Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS))
  /// Layer III of MPEG audio.
  static let mp3 = AudioFormat(
    name: "mp3",
    rates: .list([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]),
    container: .mpeg, code: Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III))

  /// Finds the format by the extension of a path, in any case.
  ///
  /// - Throws: `OutputError.unsupported` for an unknown extension.
  package static func of(_ path: String) throws(OutputError) -> AudioFormat {
    let lowered = path.lowercased()
    guard let format = all.first(where: { lowered.ends(withBytes: "." + $0.name) }) else {
      throw .unsupported(path: path, supported: list(all.map { "." + $0.name }))
    }
    return format
  }

  /// The level of compression for a bit rate, as libsndfile 1.2 computes the rate from it.
  ///
  /// - Parameters:
  ///   - bitrate: kilobits in a second.
  ///   - sampleRate: the rate of the sound in hertz.
  ///   - channels: the number of channels.
  /// - Returns: a level from 0 to 1; nil for a format whose rate is fixed or follows the sound.
  func compression(for bitrate: Int, sampleRate: Int, channels: Int) -> Double? {
    let rates: ClosedRange<Double>
    // The sample rate decides between MPEG-1, MPEG-2 and MPEG-2.5, whose bit rates differ.
    switch (self, sampleRate) {
    case (.mp3, 32_000...): rates = 32...320
    case (.mp3, 16_000...): rates = 8...160
    case (.mp3, _): rates = 8...64
    case (.opus, _): rates = 6 * Double(channels)...256 * Double(channels)
    case _: return nil
    }
    let part = (Double(bitrate) - rates.lowerBound) / (rates.upperBound - rates.lowerBound)
    // libsndfile counts the other way: 0 is the least compression, which is the highest bit rate.
    return 1 - min(max(part, 0), 1)
  }

  /// Some words as a choice: `a, b or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The rate of a file.
  ///
  /// - Parameters:
  ///   - wanted: the requested rate, or nil for the best match.
  ///   - input: the rate of the incoming samples.
  ///   - path: the path of the file, for the message.
  /// - Returns: the rate in hertz.
  /// - Throws: `OutputError.unsupportedRate` when the format does not support it.
  package func rate(wanted: Int?, input: Int, path: String) throws(OutputError) -> Int {
    if let wanted {
      guard rates.contains(wanted) else {
        throw .unsupportedRate(path: path, rate: wanted, supported: rates.description)
      }
      return wanted
    }
    // Only a range refuses a rate here; a list always has a nearest one.
    guard let rate = rates.rate(for: input) else {
      throw .unsupportedRate(path: path, rate: input, supported: rates.description)
    }
    return rate
  }
}
