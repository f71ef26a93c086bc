import Foundation

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

  /// Counts the entries.
  public func contents() -> Contents {
    folders.lazy.flatMap(\.files).filter(\.isEntry).reduce(into: Contents()) { sum, file in
      sum.entries += 1
      sum.bytes += file.size
    }
  }

  /// Tries to write and read an entry, which is removed again; gives what keeps it from working.
  public func fault() -> String? {
    let name = "\(CacheFolder.unfinished)doctor"
    if let fault = write([0], name: name) { return fault }
    let path = folder(of: name).path + "/" + name
    defer { unlink(path) }
    return FileManager.default.contents(atPath: path) == Data([0]) ? nil : "it cannot be read"
  }

  /// Removes all entries; gives what was removed.
  ///
  /// - Throws: an error of the file system when an entry cannot be removed.
  public func clear() throws -> Contents {
    var removed = Contents()
    for folder in folders {
      for file in folder.files where file.isEntry || file.isUnfinished {
        // Another process may have removed it meanwhile.
        guard unlink(folder.path + "/" + file.name) == 0 || errno == ENOENT else {
          throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder.path])
        }
        guard file.isEntry else { continue }
        removed.entries += 1
        removed.bytes += file.size
      }
      rmdir(folder.path)
    }
    rmdir(self.folder)
    return removed
  }

  /// Reads all entries and removes those that are damaged; one that cannot be read may be whole.
  public func verify() -> Contents {
    var found = Contents()
    for folder in folders {
      for file in folder.files where file.isEntry {
        found.entries += 1
        found.bytes += file.size
        let path = folder.path + "/" + file.name
        guard let bytes = FileManager.default.contents(atPath: path) else { continue }
        let key = Digest(name: file.name)
        guard key.flatMap({ CacheEntry.audio(in: Array(bytes), for: $0) }) == nil else { continue }
        found.damaged += 1
        unlink(path)
      }
    }
    return found
  }
}

extension Digest {
  /// The digest that a file is named after.
  fileprivate init?(name: String) {
    let digits = name.compactMap(\.hexDigitValue)
    guard digits.count == 2 * Self.length, name.utf8.count == digits.count else { return nil }
    self.init(
      bytes: stride(from: 0, to: digits.count, by: 2).map {
        UInt8(digits[$0] << 4 | digits[$0 + 1])
      })
  }
}
