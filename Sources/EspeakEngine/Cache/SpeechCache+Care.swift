import Files
public import Foundation

extension SpeechCache {
  /// What a cache holds.
  public struct Contents: Hashable, Sendable {
    /// How many entries there are.
    public var entries = 0
    /// How many bytes they have.
    public var bytes = 0
    /// How many of them are damaged, where they were looked at.
    public var damaged = 0
  }

  private var files: [File] { parts.flatMap(files) }

  /// Counts the entries.
  public func contents() -> Contents { Contents(files) }

  /// Tries to write an entry, which is removed again; gives what keeps it from working.
  public func fault() -> String? {
    let key = Digest(of: ["doctor"])
    do throws(POSIXError) { try write(Data([0]), for: key) } catch { return error.reason }
    defer { unlink(path(of: key)) }
    return FileManager.default.contents(atPath: path(of: key)) == nil ? "it cannot be read" : nil
  }

  /// Removes all entries; gives what was removed.
  ///
  /// - Throws: the error of the system when an entry cannot be removed.
  public func clear() throws(POSIXError) -> Contents {
    let files = files
    for file in files {
      // Another process may have removed it meanwhile.
      guard unlink(file.path) == 0 || errno == ENOENT else { throw .latest }
    }
    for folder in parts + [folder] { rmdir(folder) }
    return Contents(files)
  }

  /// Reads all entries and removes those that are damaged; one that cannot be read may be whole.
  public func verify() -> Contents {
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
