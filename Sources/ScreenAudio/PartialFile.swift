import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// A name of its own, because `PartialFile` has a function called `write`.
private let systemWrite = write

/// A file that appears under its name only when it is whole.
///
/// On Linux it has no name until then, so that nothing is left of it even when the process is
/// killed. Where the file system cannot do this, it is a hidden file beside its place.
final class PartialFile {
  /// The path as the user gave it.
  let path: String
  /// The open file.
  let descriptor: Int32
  /// The open file, to read and write anywhere.
  var bytes: OpenFile { OpenFile(path: path, descriptor: descriptor) }
  /// Whether it can be written in any order; what is at standard output already stays as it is.
  var isSeekable: Bool { !place.isStandardOutput && bytes.isSeekable }

  private let place: FilePlace
  // Whether the file lies under its hidden name.
  private var isHidden: Bool

  /// Creates an empty file that nobody sees yet; `-` is standard output.
  init(path: String, _ naming: Naming = .byUser) throws(OutputFault) {
    let place = FilePlace(path, naming)
    if let obstacle = place.obstacle { throw .cannotCreate(path: path, cause: obstacle) }
    if !place.isDevice { Leftovers.remove(from: place.folder) }
    self.path = path
    self.place = place
    if place.isStandardOutput {
      (descriptor, isHidden) = (fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0), false)
    } else if place.isDevice {
      (descriptor, isHidden) = (open(place.target, O_WRONLY | O_CLOEXEC), false)
    } else if let nameless = NamelessFile.open(in: place.folder) {
      (descriptor, isHidden) = (nameless, false)
    } else {
      (descriptor, isHidden) = (open(place.hidden, FilePlace.fresh, place.mode ?? 0o666), true)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, cause: FilePlace.reason) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if isHidden { unlink(place.hidden) }
  }

  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(OutputFault) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { start += count } else if errno != EINTR { throw failure }
    }
  }

  /// Gives the file its name, in place of any file that had it.
  func finish() throws(OutputFault) {
    guard !place.isDevice else { return }
    // A file system far away tells when a file is closed what it could not write.
    guard close(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) == 0 else { throw failure }
    if let mode = place.mode, fchmod(descriptor, mode) != 0 { throw failure }
    guard isHidden else {
      guard NamelessFile.name(descriptor, place.target, by: place.hidden) else { throw failure }
      return
    }
    guard rename(place.hidden, place.target) == 0 else { throw failure }
    isHidden = false
  }

  private var failure: OutputFault { .cannotWrite(path: path, cause: FilePlace.reason) }
}
