package import Foundation
import SpokenCLibrary

/// The status of the file at a path, after all links.
package struct FileStatus: Hashable, Sendable {
  /// The kind of a file; a pipe or a device may never end, or never begin.
  package enum Kind: String { case file, folder, other }

  /// The identity of a file, independent of its name.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  package let kind: Kind
  /// The permissions.
  package let mode: mode_t
  /// Whether it belongs to the user who runs the program, and nobody else may write it.
  package let isOwn: Bool
  /// The identity, independent of the name.
  package let identity: Identity
  /// The size in bytes.
  package let size: Int
  /// The time of the last change, in nanoseconds since 1970.
  package let modified: Int

  /// Nil for a missing file, or a link that leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The status of an open file; nil if it is not open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    let type = status.st_mode & S_IFMT
    kind = type == S_IFREG ? .file : type == S_IFDIR ? .folder : .other
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    isOwn = status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The time since the last change, in seconds.
  package var age: Int { Int(time(nil)) - modified / 1_000_000_000 }
}
