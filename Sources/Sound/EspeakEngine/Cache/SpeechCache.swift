import Foundation
import SpokenFiles
import SpokenSound
import SpokenSyntax
import VoiceOverSpeech

/// A cache of speech on disk: a file for each key, which is a digest of everything that the sound
/// depends on.
///
/// Any number of processes may share a folder: an entry appears when it is complete, and is checked
/// whenever it is read. Failures are not errors: what cannot be read is synthesized again, and a
/// cache that cannot be written or used is reported once. Other users of the machine choose nothing
/// that is heard: the folder and its entries count only when they are the user's own.
package final class SpeechCache: @unchecked Sendable {
  /// The default size limit: 1 GiB.
  package static let standardLimit = 1 << 30

  /// The folder of the cache.
  package let folder: String
  /// The size limit in bytes.
  package let limit: Int

  private let onWarning: @Sendable (String) -> Void
  /// Whose folder it is, if that keeps it from being used.
  private let distrust = Once<String?>()
  // Guards the properties below.
  private let lock = NSLock()
  private var isWritable = true
  /// How many bytes this process may write before it looks at the size of the cache.
  private var room = 0

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

  /// The path of an entry, with the version of what made it.
  func path(of key: Digest) -> String { "\(folder)/\(CacheEntry.version)-\(key)" }

  /// The largest entry: a larger one would push out too much else.
  private var largest: Int { limit / 16 }

  /// Returns cached speech; nil when it is missing or damaged.
  func audio(for key: Digest) -> SpokenAudio? {
    let path = path(of: key)
    // A pipe in place of an entry must not be waited for.
    guard isTrusted, let status = FileStatus(path), status.kind == .file, status.isOwn,
      status.size <= largest, let data = FileManager.default.contents(atPath: path),
      let audio = CacheEntry.audio(in: data, for: key)
    else { return nil }
    // The time of the file is the time of its last use. Once an hour is exact enough and saves
    // writes.
    if status.age > Self.hour { utimes(path, nil) }
    return audio
  }

  /// Stores speech, and replaces an existing entry.
  func keep(_ audio: SpokenAudio, for key: Digest) {
    guard isTrusted, lock.withLock({ isWritable }), 2 * audio.samples.count < largest,
      let data = try? CacheEntry.data(of: audio, for: key), data.count <= largest
    else { return }
    do throws(POSIXError) {
      try write(data, for: key)
      makeRoom(for: data.count)
    } catch {
      stop("cannot be written: \(error.reason)")
    }
  }

  /// Whether the folder is the user's own, or does not exist; examined once, and reported once.
  private var isTrusted: Bool {
    distrust.value {
      let fault = foreignFolder
      if let fault {
        onWarning("the cache is not used: \(fault); name a folder of your own with --cache")
      }
      return fault
    } == nil
  }

  /// Why the cache cannot be used: its folder belongs to somebody else, or others may write to it;
  /// nil when it is the user's own.
  ///
  /// An entry has no secret, so that whoever may write one chooses what is heard.
  package var foreignFolder: String? {
    guard let status = FileStatus(folder), !status.isOwn else { return nil }
    return "\(folder) is another user's, or others may write to it"
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
    let partial = "\(folder)/\(Self.unfinished)\(UInt64.random(in: 0 ... .max))"
    try Folder.make(folder, mode: 0o700)
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

  /// Counts a write; from time to time, as other processes write too, removes the least recently
  /// used entries of a full cache until a tenth of it is free.
  private func makeRoom(for count: Int) {
    lock.withLock {
      room -= count
      guard room < 0 else { return }
      let files = self.files
      var total = files.reduce(0) { $0 + $1.status.size }
      let wanted = total > limit ? limit - limit / 10 : total
      // Another process may still write an unfinished file. The path decides between equal times.
      let old = files.filter { $0.key != nil || $0.status.age > Self.hour }
        .sorted { ($0.status.modified, $0.path) < ($1.status.modified, $1.path) }
      for file in old where total > wanted {
        unlink(file.path)
        total -= file.status.size
      }
      room = min(limit - total, limit / 16)
    }
  }

  static let unfinished = ".speech."
  private static let hour = 3600
}
