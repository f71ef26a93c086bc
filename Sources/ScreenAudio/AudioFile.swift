import CSndfile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A WAV file of 16 bits and one channel that appears only when it is whole.
public final class AudioFile {
  /// The endings of the names that it can write.
  public static let endings = [".wav"]
  // A WAV file counts its bytes in 32 bits.
  private static let most = (1 << 31) - 1024

  private let file: PartialFile
  private var sound: OpaquePointer?
  private var count = 0
  private var fault: OutputFault?

  /// Creates a file that nobody sees until it is finished.
  ///
  /// - Throws: `OutputFault` when the name has another ending or the file cannot be created.
  public init(path: String, sampleRate: Int) throws(OutputFault) {
    guard AudioFile.endings.contains(where: path.lowercased().hasSuffix) else {
      throw .unsupported(path: path, supported: AudioFile.endings)
    }
    guard (1...384_000).contains(sampleRate) else {
      throw .cannotCreate(path: path, cause: "no file has \(sampleRate) samples a second")
    }
    file = try PartialFile(path: path)
    var info = SF_INFO()
    info.samplerate = Int32(sampleRate)
    info.channels = 1
    info.format = Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    errno = 0
    sound = sf_open_fd(file.descriptor, Int32(SFM_WRITE), &info, 0)
    guard sound != nil else {
      // The header is written at once, so that the disk may be full already. What the library says
      // without a file is shared by all threads, so the system is asked.
      throw .cannotWrite(path: path, cause: String(cString: strerror(errno)))
    }
  }

  deinit { sf_close(sound) }

  /// Adds samples at the end.
  public func write(_ samples: [Int16]) throws(OutputFault) {
    try check()
    count += samples.count
    guard count < AudioFile.most else { throw fail("a WAV file cannot be longer") }
    let written = sf_write_short(sound, samples, sf_count_t(samples.count))
    guard written == sf_count_t(samples.count) else { throw fail(reason) }
  }

  /// Completes the file and gives it its name, in place of any file that had it.
  public func finish() throws(OutputFault) {
    try check()
    sf_write_sync(sound)
    guard sf_error(sound) == SF_ERR_NO_ERROR else { throw fail(reason) }
    let code = sf_close(sound)
    sound = nil
    guard code == 0 else { throw fail(AudioFile.plain(sf_error_number(code))) }
    try file.finish()
  }

  private var reason: String { AudioFile.plain(sf_strerror(sound)) }

  /// The system's own words, without what the library puts around them.
  private static func plain(_ message: UnsafePointer<CChar>) -> String {
    let words = String(cString: message).split(separator: " : ", maxSplits: 1).last ?? ""
    return String(words.hasSuffix(".") ? words.dropLast() : words)
  }

  private func check() throws(OutputFault) {
    if let fault { throw fault }
    guard sound != nil else {
      throw .cannotWrite(path: file.path, cause: "it is finished already")
    }
  }

  /// Remembers what failed, so that a file with a gap is never finished.
  private func fail(_ cause: String) -> OutputFault {
    let fault = OutputFault.cannotWrite(path: file.path, cause: cause)
    self.fault = fault
    return fault
  }
}
