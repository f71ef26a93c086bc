package import Foundation
import SpokenFiles
import SpokenSyntax

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

  /// A file of the cache: an entry of any version with its key, or one that is unfinished.
  struct File {
    let path: String
    let key: Digest?
    let status: FileStatus
  }

  /// Its files, and those that earlier versions kept in a folder for each first digit of the keys;
  /// files that are not the cache's are none.
  var files: [File] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.compactMap { (name: String) -> File? in
        let (path, key) = ("\(folder)/\(name)", Self.key(in: name))
        guard key != nil || name.starts(withBytes: Self.unfinished),
          let status = FileStatus(path), status.kind == .file
        else { return nil }
        return File(path: path, key: key, status: status)
      }
    }
  }

  /// The key in the name of an entry, behind its version; nil for any other name.
  private static func key(in name: String) -> Digest? {
    let version = name.utf8.dropLast(64)
    let isVersion = version.dropLast().allSatisfy { (0x30...0x39).contains($0) }
    guard version.isEmpty || isVersion && version.last == UInt8(ascii: "-") else { return nil }
    return Digest(name: String(name.suffix(64)))
  }

  private var folders: [String] { "0123456789abcdef".map { "\(folder)/\($0)" } + [folder] }

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
    for folder in folders { rmdir(folder) }
    return Contents(files)
  }

  /// Reads all entries and removes damaged ones; one that cannot be read may be intact.
  package func verify() -> Contents {
    let files = files
    var found = Contents(files)
    for file in files {
      guard let key = file.key, file.path == path(of: key),
        let data = FileManager.default.contents(atPath: file.path),
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
