import SpokenCLibrary

/// An open file with random access.
package struct OpenFile {
  /// How many bytes are copied at once.
  private static let block = 1 << 16

  /// How many files, sockets and pipes this process may have open at once.
  package static var limit: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? .max : limit
  }

  /// The number that the next file gets; at least so many are open.
  package static var lowestFreeNumber: Int {
    let number = open("/dev/null", O_RDONLY | O_CLOEXEC)
    // When none can be opened, all are.
    guard number >= 0 else { return limit }
    close(number)
    return Int(number)
  }

  /// The path as the user gave it, for messages.
  package let path: String
  /// The open file, which its owner closes.
  package let descriptor: Int32

  /// An open file, by the path as the user gave it and its descriptor.
  package init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Whether it supports seeking; a pipe does not.
  package var isSeekable: Bool { lseek(descriptor, 0, SEEK_CUR) >= 0 }

  /// Its length in bytes.
  package var count: Int {
    get throws(OutputError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw failure }
      return Int(status.st_size)
    }
  }

  /// Reads bytes at an offset; fewer at the end.
  package func read(_ count: Int, at place: Int) throws(OutputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes[filled...].withUnsafeMutableBytes {
        // Each call has its position, because one thread of a spool writes while another one reads.
        pread(descriptor, $0.baseAddress, $0.count, off_t(place + filled))
      }
      if got == 0 { break }
      if got > 0 { filled += got } else if errno != EINTR { throw failure }
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Writes bytes at an offset.
  package func write(_ bytes: [UInt8], at place: Int) throws(OutputError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(place + done))
      }
      if count > 0 { done += count } else if errno != EINTR { throw failure }
    }
  }

  /// Inserts space at an offset: the bytes from there to the end move.
  package func makeRoom(for count: Int, at place: Int) throws(OutputError) {
    var end = try self.count
    // From the end, so that no block overwrites bytes that have not moved yet.
    while end > place {
      let start = max(place, end - OpenFile.block)
      try write(try read(end - start, at: start), at: start + count)
      end = start
    }
  }

  /// Appends the bytes from an offset to the end to another file.
  package func copy(from place: Int, to file: PartialFile) throws(OutputError) {
    var place = place
    while true {
      let bytes = try read(OpenFile.block, at: place)
      if bytes.isEmpty { return }
      try file.write(bytes)
      place += bytes.count
    }
  }

  private var failure: OutputError { .cannotWrite(path: path, cause: FilePlace.reason) }
}
