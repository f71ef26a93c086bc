import Foundation
import SpokenFiles
import SpokenSound
import SpokenSyntax
import VoiceOverSpeech

/// A cache of speech on disk; the key is a digest of everything that the sound depends on.
///
/// Any number of processes may share a folder: an entry appears when it is complete, and is checked
/// whenever it is read. Failures are not errors: what cannot be read is synthesized again, and a
/// cache that cannot be written or used is reported once. Other users of the machine choose nothing
/// that is heard: folders and entries count only when they are the user's own.
package final class SpeechCache: @unchecked Sendable {
  /// The default size limit: 1 GiB.
  package static let standardLimit = 1 << 30

  /// The folder of the cache.
  package let folder: String
  /// The size limit in bytes.
  package let limit: Int

  private let onWarning: @Sendable (String) -> Void
  // Guards the properties below.
  private let lock = NSLock()
  private var isWritable = true
  /// Whether the folders were examined.
  private var isExamined = false
  /// Whose folder it is, if that keeps it from being used.
  private var distrust: String?
  /// How many bytes this process may write into each part before it checks the size of the part.
  private var room: [String: Int] = [:]

  /// A cache in a folder, which is created on the first write.
  ///
  /// - Parameters:
  ///   - folder: the folder, which must not contain anything else.
  ///   - limit: the size limit in bytes.
  ///   - onWarning: called once with what keeps the cache from working.
  package init(
    folder: String, limit: Int = standardLimit, onWarning: @escaping @Sendable (String) -> Void
  ) {
    (self.folder, self.limit, self.onWarning) = (folder, limit, onWarning)
  }

  /// The folder of a user's cache, by the convention of the platform; nil without a home.
  package static func standardFolder(_ environment: [String: String]) -> String? {
    UserFolder.cache.path(environment).map { $0.withSlash + "spoken" }
  }

  /// Returns cached speech; nil when it is missing or damaged.
  func audio(for key: Digest) -> SpokenAudio? {
    let path = path(of: key)
    // A pipe in place of an entry must not be waited for.
    guard isTrusted, let status = FileStatus(path), status.kind == .file, status.isOwn,
      status.size <= share, let data = FileManager.default.contents(atPath: path),
      let audio = CacheEntry.audio(in: data, for: key)
    else { return nil }
    // The time of the file is the time of its last use. Once an hour is exact enough and saves
    // writes.
    if status.age > Self.hour { utimes(path, nil) }
    return audio
  }

  /// Stores speech, and replaces an existing entry.
  func keep(_ audio: SpokenAudio, for key: Digest) {
    // Speech that fills a whole part would push out everything else in it.
    guard isTrusted, lock.withLock({ isWritable }), 2 * audio.samples.count < share,
      let data = try? CacheEntry.data(of: audio, for: key),
      data.count <= share
    else { return }
    do throws(POSIXError) {
      try write(data, for: key)
      makeRoom(for: data.count, keeping: key)
    } catch {
      stop("cannot be written: \(error.reason)")
    }
  }

  /// Whether all folders that exist are the user's own; examined once, and reported once.
  private var isTrusted: Bool {
    lock.withLock {
      if !isExamined {
        isExamined = true
        distrust = foreignFolder
        if let distrust {
          onWarning("the cache is not used: \(distrust); name a folder of your own with --cache")
        }
      }
      return distrust == nil
    }
  }

  /// Stops writing, and reports the reason once.
  func stop(_ reason: String) {
    lock.withLock {
      if isWritable {
        onWarning("the cache \(folder) \(reason); speech is synthesized again each time")
      }
      isWritable = false
    }
  }

  /// Writes an entry, which appears when it is complete.
  func write(_ data: Data, for key: Digest) throws(POSIXError) {
    let part = part(of: key)
    let partial = "\(part)/\(Self.unfinished)\(UInt64.random(in: 0 ... .max))"
    try Folder.make(part, mode: 0o700)
    // `x` refuses an existing file or a link, `e` keeps the file from the workers.
    guard let file = fopen(partial, "wxe") else { throw .latest }
    defer { fclose(file) }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    // The data is flushed before the file gets its name, because a full disk may show only then.
    guard written == data.count, fflush(file) == 0, rename(partial, path(of: key)) == 0 else {
      let error = POSIXError.latest
      unlink(partial)
      throw error
    }
  }
}

// The first digit of the keys spreads entries evenly over sixteen folders. Each is cleaned up on
// its own, so the cache keeps its limit without counting all entries.
extension SpeechCache {
  /// A file of the cache: an entry with its key, or one that is unfinished.
  struct File {
    let path: String
    let key: Digest?
    let status: FileStatus
  }

  private static let unfinished = ".speech."
  private static let hour = 3600

  /// The folders of the entries.
  var parts: [String] { "0123456789abcdef".map { "\(folder)/\($0)" } }

  /// The size limit of each part in bytes.
  private var share: Int { limit / 16 }

  private func part(of key: Digest) -> String { "\(folder)/\("\(key)".prefix(1))" }

  /// The path of an entry.
  func path(of key: Digest) -> String { "\(part(of: key))/\(key)" }

  /// The files of a part; empty when it does not exist.
  func files(in part: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: part)) ?? []
    return names.compactMap { name in
      let (path, key) = ("\(part)/\(name)", Digest(name: name))
      // Files that are not the cache's are neither counted nor removed.
      guard key != nil || name.hasPrefix(Self.unfinished), let status = FileStatus(path),
        status.kind == .file
      else { return nil }
      return File(path: path, key: key, status: status)
    }
  }

  /// Counts a write, and cleans up when the part may be full.
  private func makeRoom(for count: Int, keeping key: Digest) {
    let part = part(of: key)
    lock.withLock {
      let left = (room[part] ?? 0) - count
      // Other processes may write as much as this one, so it checks again from time to time.
      room[part] = left >= 0 ? left : min(share - sweep(part, keeping: key), share / 16)
    }
  }

  /// Removes the least recently used entries until a tenth of a full part is free; returns the
  /// remaining bytes.
  private func sweep(_ part: String, keeping key: Digest) -> Int {
    let files = files(in: part)
    var total = files.reduce(0) { $0 + $1.status.size }
    guard total > share else { return total }
    // Another process may still write an unfinished file.
    let old = files.filter { $0.key == nil ? $0.status.age > Self.hour : $0.key != key }
    // The path decides between equal times, so that the order does not depend on the file system.
    for file in old.sorted(by: { ($0.status.modified, $0.path) < ($1.status.modified, $1.path) })
    where total > share - share / 10 {
      unlink(file.path)
      total -= file.status.size
    }
    return total
  }
}
