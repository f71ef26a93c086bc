package import Foundation
import SpokenFiles

extension SpeechCache {
  /// The contents of a cache.
  package struct Contents: Hashable, Sendable {
    /// The number of entries.
    package var entries = 0
    /// Their size in bytes.
    package var bytes = 0
    /// The number of damaged entries, if they were checked.
    package var damaged = 0
  }

  private var files: [File] { parts.flatMap(files) }

  /// Counts the entries.
  package func contents() -> Contents { Contents(files) }

  /// Writes an entry and removes it again; returns what keeps the cache from working.
  package func fault() -> String? {
    if let foreignFolder { return foreignFolder }
    let key = Digest(of: ["doctor"])
    // A real write finds what permissions alone do not show, such as a full disk.
    do throws(POSIXError) { try write(Data([0]), for: key) } catch { return error.reason }
    defer { unlink(path(of: key)) }
    return FileManager.default.contents(atPath: path(of: key)) == nil ? "it cannot be read" : nil
  }

  /// Removes all entries; returns their number and size.
  ///
  /// - Throws: the error of the system when an entry cannot be removed.
  package func clear() throws(POSIXError) -> Contents {
    let files = files
    for file in files {
      // Another process may have removed it in the meantime.
      guard unlink(file.path) == 0 || errno == ENOENT else { throw .latest }
    }
    // A folder with files that are not the cache's stays, because only empty ones can be removed.
    for folder in parts + [folder] { rmdir(folder) }
    return Contents(files)
  }

  /// Reads all entries and removes damaged ones; one that cannot be read may be intact.
  package func verify() -> Contents {
    let files = files
    var found = Contents(files)
    for file in files {
      guard let key = file.key, let data = FileManager.default.contents(atPath: file.path),
        CacheEntry.audio(in: data, for: key) == nil
      else { continue }
      found.damaged += 1
      unlink(file.path)
    }
    return found
  }
}

extension SpeechCache.Contents {
  /// Counts the entries among files.
  fileprivate init(_ files: [SpeechCache.File]) {
    let entries = files.filter { $0.key != nil }
    self.init(entries: entries.count, bytes: entries.reduce(0) { $0 + $1.status.size })
  }
}
