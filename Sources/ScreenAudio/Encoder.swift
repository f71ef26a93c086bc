import CSndfile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Turns samples into the bytes of a format, in an open file.
///
/// A class, because it owns libsndfile's handle. The library writes through functions of ours: some
/// of its codecs forget that the disk was full.
final class Encoder {
  private let output: Output
  private let channels: Int
  private var sound: OpaquePointer?

  /// Creates an encoder that writes from the start of a file.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - sampleRate: the rate of the samples in hertz, one that the format has.
  ///   - channels: how many samples are heard at once.
  ///   - file: the file, which stays open while this lives.
  /// - Throws: `OutputFault` when the format cannot be written, or its first bytes cannot.
  init(
    _ format: AudioFormat, sampleRate: Int, channels: Int, file: OpenFile
  ) throws(OutputFault) {
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
    // What the library says without a file is shared by all threads, so it may be another's fault.
    guard sound != nil else { throw fail(String(cString: sf_strerror(nil))) }
    // Without this, FLAC has no header until a sample comes, and an empty file would be none.
    if format == .flac { sf_command(sound, Int32(SFC_UPDATE_HEADER_NOW), nil, 0) }
    try output.check()
  }

  deinit { sf_close(sound) }

  /// Encodes samples, those of one moment beside each other.
  func write(_ samples: [Int16]) throws(OutputFault) {
    let written = sf_write_short(sound, samples, sf_count_t(samples.count))
    try output.check()
    guard written == sf_count_t(samples.count) else {
      throw fail(String(cString: sf_strerror(sound)))
    }
  }

  /// Writes what is still to come at the end.
  func finish() throws(OutputFault) {
    let code = sf_close(sound)
    sound = nil
    try output.check()
    guard code == 0 else { throw fail(String(cString: sf_error_number(code))) }
  }

  private func fail(_ cause: String) -> OutputFault {
    .cannotWrite(
      path: output.file.path, cause: cause.hasSuffix(".") ? String(cause.dropLast()) : cause)
  }
}

/// Where the library's bytes go, and what went wrong there first.
private final class Output {
  let file: OpenFile
  private var code: Int32 = 0

  init(_ file: OpenFile) { self.file = file }

  /// The library's view of the file; its last argument is an `Output`.
  static var access: SF_VIRTUAL_IO {
    SF_VIRTUAL_IO(
      get_filelen: { sf_count_t((try? Output.of($0).file.count) ?? 0) },
      seek: { sf_count_t(lseek(Output.of($2).file.descriptor, off_t($0), $1)) },
      read: { sf_count_t(read(Output.of($2).file.descriptor, $0, Int($1))) },
      write: { Output.of($2).write($0, Int($1)) },
      tell: { sf_count_t(lseek(Output.of($0).file.descriptor, 0, SEEK_CUR)) })
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> Output {
    guard let user else { preconditionFailure("the library lost what it was given") }
    return Unmanaged<Output>.fromOpaque(user).takeUnretainedValue()
  }

  private func write(_ bytes: UnsafeRawPointer?, _ count: Int) -> sf_count_t {
    var done = 0
    while done < count, code == 0, let bytes {
      let written = systemWrite(file.descriptor, bytes + done, count - done)
      if written > 0 { done += written } else if errno != EINTR { code = errno }
    }
    return sf_count_t(done)
  }

  /// Tells what went wrong.
  func check() throws(OutputFault) {
    guard code == 0 else {
      throw .cannotWrite(path: file.path, cause: String(cString: strerror(code)))
    }
  }
}

// A name of its own, because `Output` has a function called `write`.
private let systemWrite = write
