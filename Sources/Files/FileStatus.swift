package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies at a path, behind any links.
package struct FileStatus: Hashable, Sendable {
  /// Whether it can be read to its end; a pipe or a device might never end, or never begin.
  package enum Kind: String { case file, folder, other }

  /// Which file it is, whatever name leads there.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  package let kind: Kind
  /// Who may do what with it.
  package let mode: mode_t
  /// Which file it is, whatever name leads there.
  package let identity: Identity
  /// How many bytes a file has.
  package let size: Int
  /// When it was last changed, in nanoseconds since 1970.
  package let modified: Int

  /// Fails where there is nothing, or only a link that leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What an open file is; fails where it is not open.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// How many seconds ago it was last changed.
  package var age: Int { Int(time(nil)) - modified / 1_000_000_000 }
}
