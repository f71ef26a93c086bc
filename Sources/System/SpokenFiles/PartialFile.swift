import SpokenCLibrary

// Renamed, because `PartialFile` has a function `write`.
private let systemWrite = write

/// A file that appears under its name only when it is complete.
///
/// On Linux it has no name until then, so that nothing is left of it even if the process is killed.
/// If the file system does not support this, it is a hidden file in the same folder.
package final class PartialFile {
  /// The path as the user gave it.
  package let path: String
  /// The open file.
  package let descriptor: Int32
  /// The open file, for random access.
  package var bytes: OpenFile { OpenFile(path: path, descriptor: descriptor) }
  /// Whether it can be written in any order; existing data of standard output is kept.
  package var isSeekable: Bool { !place.isStandardOutput && bytes.isSeekable }

  private let place: FilePlace
  // Whether the file has its temporary name.
  private var isHidden: Bool

  /// Creates an empty file without a name; `-` is standard output.
  package init(path: String, _ naming: Naming) throws(OutputError) {
    let place = FilePlace(path, naming)
    if let obstacle = place.obstacle { throw .cannotCreate(path: path, cause: obstacle) }
    // A device is written in place, so its folder never has leftovers.
    if !place.isDevice { Leftovers.remove(from: place.folder) }
    self.path = path
    self.place = place
    if place.isStandardOutput {
      // A duplicate, because `deinit` closes it and the program prints more.
      (descriptor, isHidden) = (fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0), false)
    } else if place.isDevice {
      (descriptor, isHidden) = (open(place.target, O_WRONLY | O_CLOEXEC), false)
    } else if let nameless = NamelessFile.open(in: place.folder) {
      (descriptor, isHidden) = (nameless, false)
    } else {
      // The mode of an existing file is kept, so that a private one is never readable by others.
      (descriptor, isHidden) = (open(place.hidden, FilePlace.fresh, place.mode ?? 0o666), true)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, cause: FilePlace.reason) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    // Only a file that was never finished still has this name.
    if isHidden { unlink(place.hidden) }
  }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { start += count } else if errno != EINTR { throw failure }
    }
  }

  /// Gives the file its name; an existing file is replaced.
  package func finish() throws(OutputError) {
    guard !place.isDevice else { return }
    // A network file system may report a failed write only when the file is closed.
    guard close(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) == 0 else { throw failure }
    // Set before the file has its name; the mode of a new file is already what the user's mask
    // leaves.
    if let mode = place.mode, fchmod(descriptor, mode) != 0 { throw failure }
    guard isHidden else {
      guard NamelessFile.name(descriptor, place.target, by: place.hidden) else { throw failure }
      return
    }
    // Renaming replaces in one step: others see the old file or the new one, never half of it.
    guard rename(place.hidden, place.target) == 0 else { throw failure }
    isHidden = false
  }

  private var failure: OutputError { .cannotWrite(path: path, cause: FilePlace.reason) }
}
