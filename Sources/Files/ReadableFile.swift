package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one place where files are opened to be read.
package enum ReadableFile {
  /// Opens a file.
  ///
  /// What a folder or a file named is looked at before it is opened, because to open a pipe waits for
  /// whoever writes into it, and to open a device may do anything.
  ///
  /// - Throws: `FileFault` when there is no such file, or it may not be read.
  package static func open(_ path: String, _ naming: Naming) throws(FileFault) -> FileHandle {
    guard naming != .byUser else { return try open(path, flags: 0) }
    guard let status = FileStatus(path), let target = path.resolved else { throw .latest }
    if let obstacle = naming.obstacle(to: path, at: target) { throw .unreadable(obstacle) }
    try check(status.kind)
    let file = try open(target, flags: O_NONBLOCK | O_NOFOLLOW)
    // Between the look and the opening another file may have come to its place.
    guard let now = FileStatus(descriptor: file.fileDescriptor) else { throw .latest }
    try check(now.kind)
    return file
  }

  /// Reads a file whole, and no more than some bytes.
  ///
  /// - Throws: `FileFault` when there is no such file, or it may not or cannot be read.
  package static func bytes(
    of path: String, _ naming: Naming, upTo count: Int
  ) throws(FileFault) -> [UInt8] {
    let file = try open(path, naming)
    return try bytes(of: file, upTo: count)
  }

  /// Reads what is left of an open file, and no more than some bytes.
  ///
  /// Foundation's own function does not say why it failed.
  ///
  /// - Throws: `FileFault.unreadable` when it cannot be read.
  package static func bytes(of file: FileHandle, upTo most: Int) throws(FileFault) -> [UInt8] {
    let size = FileStatus(descriptor: file.fileDescriptor)?.size ?? 0
    var bytes: [UInt8] = []
    // One byte more than the file has says at once that it ends there.
    var room = Swift.min(Swift.max(size + 1, 1 << 16), most)
    while bytes.count < most {
      let (part, fault) = read(file.fileDescriptor, upTo: Swift.min(room, most - bytes.count))
      if let fault { throw fault }
      if part.isEmpty { break }
      bytes = bytes.isEmpty ? part : bytes + part
      room = Swift.max(bytes.count, 1 << 16)
    }
    return bytes
  }

  /// Reads once; nothing at the end.
  private static func read(_ file: Int32, upTo count: Int) -> ([UInt8], FileFault?) {
    var fault: FileFault?
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = systemRead(file, buffer.baseAddress, count)
      while got < 0, errno == EINTR { got = systemRead(file, buffer.baseAddress, count) }
      filled = Swift.max(got, 0)
      if got < 0 { fault = errno == EISDIR ? .unreadable("it is a folder") : .latestOfReading }
    }
    return (part, fault)
  }

  private static func check(_ kind: FileStatus.Kind) throws(FileFault) {
    switch kind {
    case .file: return
    case .folder: throw .unreadable("it is a folder")
    case .other: throw .unreadable("it is a pipe or a device, not a regular file")
    }
  }

  private static func open(_ path: String, flags: Int32) throws(FileFault) -> FileHandle {
    while true {
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)
      if descriptor >= 0 {
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      }
      guard errno == EINTR else { throw .latest }
    }
  }
}

// Names of their own, because `ReadableFile` has functions that are called so.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
private let systemRead = read
