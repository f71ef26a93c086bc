package import Foundation
import SpokenCLibrary

/// The only place that opens files for reading.
package enum ReadableFile {
  /// Opens a file.
  ///
  /// A file that a folder or a file named is checked before it is opened, because opening a pipe
  /// waits for its writer, and opening a device may have any effect.
  ///
  /// - Throws: `FileError` when the file is missing or may not be read.
  package static func open(_ path: String, _ naming: Naming) throws(FileError) -> FileHandle {
    guard naming != .byUser else { return try open(path, flags: 0) }
    guard let status = FileStatus(path), let target = path.resolved else { throw .latest }
    if let obstacle = naming.obstacle(to: path, at: target) { throw .unreadable(obstacle) }
    try check(status.kind)
    // The resolved path does not end in a link, so one that is there by now is refused.
    let file = try open(target, flags: O_NONBLOCK | O_NOFOLLOW)
    // Another file may have replaced it between the check and the opening.
    guard let now = FileStatus(descriptor: file.fileDescriptor) else { throw .latest }
    try check(now.kind)
    return file
  }

  /// Reads a whole file, up to a limit of bytes.
  ///
  /// - Throws: `FileError` when the file is missing, or may not or cannot be read.
  package static func bytes(
    of path: String, _ naming: Naming, upTo count: Int
  ) throws(FileError) -> [UInt8] {
    let file = try open(path, naming)
    return try bytes(of: file, upTo: count)
  }

  /// Reads the rest of an open file, up to a limit of bytes.
  ///
  /// Foundation's function does not report why it failed.
  ///
  /// - Throws: `FileError.unreadable` when it cannot be read.
  package static func bytes(of file: FileHandle, upTo most: Int) throws(FileError) -> [UInt8] {
    let size = FileStatus(descriptor: file.fileDescriptor)?.size ?? 0
    var bytes: [UInt8] = []
    // Room for one byte more than the file has detects its end at once.
    var room = Swift.min(Swift.max(size + 1, 1 << 16), most)
    while bytes.count < most {
      let (part, fault) = read(file.fileDescriptor, upTo: Swift.min(room, most - bytes.count))
      if let fault { throw fault }
      if part.isEmpty { break }
      // The first part, which is nearly always the whole, is not copied.
      if bytes.isEmpty { bytes = part } else { bytes.append(contentsOf: part) }
      room = Swift.max(bytes.count, 1 << 16)
    }
    return bytes
  }

  /// Reads once; empty at the end.
  private static func read(_ file: Int32, upTo count: Int) -> ([UInt8], FileError?) {
    var fault: FileError?
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      // Into memory that was not cleared first, which would touch that of a large file twice.
      var got = systemRead(file, buffer.baseAddress, count)
      while got < 0, errno == EINTR { got = systemRead(file, buffer.baseAddress, count) }
      filled = Swift.max(got, 0)
      if got < 0 { fault = errno == EISDIR ? .unreadable("it is a folder") : .latestOfReading }
    }
    return (part, fault)
  }

  private static func check(_ kind: FileStatus.Kind) throws(FileError) {
    switch kind {
    case .file: return
    case .folder: throw .unreadable("it is a folder")
    case .other: throw .unreadable("it is a pipe or a device, not a regular file")
    }
  }

  private static func open(_ path: String, flags: Int32) throws(FileError) -> FileHandle {
    while true {
      // `O_NOCTTY` keeps a terminal that is named as a file from becoming that of this process.
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)
      if descriptor >= 0 {
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      }
      guard errno == EINTR else { throw .latest }
    }
  }
}

// Renamed, because `ReadableFile` has functions with these names.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private let systemRead = read
