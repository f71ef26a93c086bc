import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the folders that the entries of a cache lie in, and how many bytes it may hold.
///
/// Entries spread evenly by the first digit of their keys, so that a folder is looked over alone and
/// the cache as a whole stays within its bound without counting it.
struct CacheFolder: Hashable, Sendable {
  /// The path of the folder.
  let path: String

  /// A file of the folder.
  struct File: Hashable, Sendable {
    var name: String
    var size: Int
    /// When it was last used, in nanoseconds since 1970.
    var used: Int
    /// Whether it is an entry.
    var isEntry: Bool {
      name.utf8.count == 2 * Digest.length && name.allSatisfy(\.isHexDigit)
    }
    /// Whether it is being written, or the rest of what was never finished.
    var isUnfinished: Bool { name.hasPrefix(CacheFolder.unfinished) }
  }

  /// What the names of files begin with that are being written.
  static let unfinished = ".speech."
  /// How old an unfinished file is when nobody writes it any more, in seconds.
  private static let patience = 3600

  /// The files of the folder; none when it is not there.
  var files: [File] {
    (FileBytes.names(in: path) ?? []).compactMap { name in
      var status = stat()
      guard lstat(path + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return File(name: name, size: Int(status.st_size), used: status.modified)
    }
  }

  /// Removes what was used longest ago until a tenth of the bound is free again.
  ///
  /// - Parameters:
  ///   - limit: how many bytes the folder may hold.
  ///   - kept: the name of a file that stays.
  /// - Returns: how many bytes are left.
  func sweep(limit: Int, keeping kept: String) -> Int {
    let now = Int(time(nil))
    var total = 0
    var entries: [File] = []
    for file in files {
      if file.isEntry {
        total += file.size
        entries.append(file)
      } else if file.isUnfinished, now - file.used / 1_000_000_000 > Self.patience {
        unlink(path + "/" + file.name)
      }
    }
    guard total > limit else { return total }
    for file in entries.sorted(by: { ($0.used, $0.name) < ($1.used, $1.name) })
    where file.name != kept && total > limit - limit / 10 {
      unlink(path + "/" + file.name)
      total -= file.size
    }
    return total
  }
}

extension stat {
  /// When the file was changed, in nanoseconds since 1970.
  var modified: Int {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
