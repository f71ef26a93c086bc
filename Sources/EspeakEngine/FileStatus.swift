import Foundation

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

  package let kind: Kind
  /// How many bytes a file has.
  package let size: Int
  /// When it was last changed, in nanoseconds since 1970.
  package let modified: Int

  /// Fails where there is nothing, or only a link that leads nowhere.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// How many seconds ago it was last changed.
  var age: Int { Int(time(nil)) - modified / 1_000_000_000 }
}
