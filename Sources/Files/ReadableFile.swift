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
    do {
      return Array(try file.read(upToCount: count) ?? Data())
    } catch {
      if FileStatus(path)?.kind == .folder { throw .unreadable("it is a folder") }
      throw .unreadable((error as NSError).localizedDescription)
    }
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

// A name of its own, because `ReadableFile` has functions called `open`.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
