import CSndfile
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// Encodes samples in a format, into an open file.
///
/// A class, because it owns libsndfile's handle. The library writes through our functions, because
/// some of its codecs ignore a full disk.
final class Encoder {
  private let output: Output
  private let channels: Int
  private var sound: OpaquePointer?

  /// An encoder at the start of a file.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - sampleRate: the rate of the samples in hertz, which the format supports.
  ///   - channels: the number of channels.
  ///   - file: the file, which must stay open.
  /// - Throws: `OutputError` when the format is not supported, or its header cannot be written.
  init(
    _ format: AudioFormat, sampleRate: Int, channels: Int, file: OpenFile
  ) throws(OutputError) {
    output = Output(file)
    self.channels = channels
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = Int32(channels)
    info.format = format.code
    var access = Output.access
    sound = sf_open_virtual(
      &access, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(output).toOpaque())
    try output.check()
    // An error without a file is shared by all threads, so it may be another's.
    guard sound != nil else { throw fail(String(cString: sf_strerror(nil))) }
    // Otherwise FLAC has no header until the first sample, and an empty file would be invalid.
    if format == .flac { sf_command(sound, Int32(SFC_UPDATE_HEADER_NOW), nil, 0) }
    try output.check()
  }

  deinit {
    // The library writes what it kept back when it closes, and the file may be closed already: its
    // number may be that of another one by now.
    output.abandon()
    sf_close(sound)
  }

  /// Sets how much is compressed, from 0 to 1, before the first sample; nothing without a level.
  func compress(to level: Double?) {
    guard var level else { return }
    // Otherwise the level is a quality, and the rate follows the sound.
    var mode = Int32(SF_BITRATE_MODE_CONSTANT)
    sf_command(sound, Int32(SFC_SET_BITRATE_MODE), &mode, Int32(MemoryLayout<Int32>.size))
    sf_command(
      sound, Int32(SFC_SET_COMPRESSION_LEVEL), &level, Int32(MemoryLayout<Double>.size))
  }

  /// Encodes samples, with channels interleaved.
  func write(_ samples: [Int16]) throws(OutputError) {
    let written = sf_write_short(sound, samples, sf_count_t(samples.count))
    try output.check()
    guard written == sf_count_t(samples.count) else {
      throw fail(String(cString: sf_strerror(sound)))
    }
  }

  /// Writes the remaining data.
  func finish() throws(OutputError) {
    let code = sf_close(sound)
    sound = nil
    try output.check()
    // The library keeps data back until it closes, so a write may still fail here.
    guard code == 0 else { throw fail(String(cString: sf_error_number(code))) }
  }

  private func fail(_ cause: String) -> OutputError {
    .cannotWrite(
      path: output.path, cause: cause.beginning(beforeBytes: ".").map(String.init) ?? cause)
  }
}

/// The target of the library's writes, and its first error.
private final class Output {
  let path: String
  /// The file; nil once the encoder is given up.
  private(set) var file: OpenFile?
  private var code: Int32 = 0

  init(_ file: OpenFile) { (self.file, path) = (file, file.path) }

  /// The number of the file, or one that no file has.
  private var descriptor: Int32 { file?.descriptor ?? -1 }

  /// Leaves the file as it is from now on.
  func abandon() { file = nil }

  /// The library's callbacks for the file; their last argument is an `Output`.
  static var access: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t((try? Output.of($0).file?.count) ?? 0) },
      seek: { sf_count_t(lseek(Output.of($2).descriptor, off_t($0), $1)) },
      read: { sf_count_t(read(Output.of($2).descriptor, $0, Int($1))) },
      write: { Output.of($2).write($0, Int($1)) },
      tell: { sf_count_t(lseek(Output.of($0).descriptor, 0, SEEK_CUR)) })
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> Output {
    guard let user else { preconditionFailure("the library lost what it was given") }
    return Unmanaged<Output>.fromOpaque(user).takeUnretainedValue()
  }

  private func write(_ bytes: UnsafeRawPointer?, _ count: Int) -> sf_count_t {
    var done = 0
    while done < count, code == 0, let bytes {
      let written = systemWrite(descriptor, bytes + done, count - done)
      if written > 0 { done += written } else if errno != EINTR { code = errno }
    }
    return sf_count_t(done)
  }

  /// Throws the error, if any.
  func check() throws(OutputError) {
    guard code == 0 else {
      throw .cannotWrite(path: path, cause: String(cString: strerror(code)))
    }
  }
}

// Renamed, because `Output` has a function `write`.
private let systemWrite = write
