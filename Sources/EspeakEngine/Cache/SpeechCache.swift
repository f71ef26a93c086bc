import Files
import Foundation
import ScreenSpeech

/// Speech on the disk, found by a digest of everything that its sound depends on.
///
/// Any number of processes may share a folder: an entry appears when it is whole, and is checked whenever
/// it is read. Nothing that goes wrong here is an error: what cannot be read is made again, and a cache that
/// cannot be written or used is reported once.
public final class SpeechCache: @unchecked Sendable {
  /// The bytes that a cache may hold by default: 1 GiB.
  public static let standardLimit = 1 << 30

  /// The folder of the cache.
  public let folder: String
  /// How many bytes it may hold.
  public let limit: Int

  private let onWarning: @Sendable (String) -> Void
  // Guards what follows.
  private let lock = NSLock()
  private var isWritable = true
  /// How many bytes this process may write into each part until it sees how full the part is.
  private var room: [String: Int] = [:]

  /// Creates a cache; the folder is made when something is written.
  ///
  /// - Parameters:
  ///   - folder: the folder, which belongs to the cache alone.
  ///   - limit: how many bytes it may hold.
  ///   - onWarning: takes what keeps the cache from working, once.
  public init(
    folder: String, limit: Int = standardLimit, onWarning: @escaping @Sendable (String) -> Void
  ) {
    (self.folder, self.limit, self.onWarning) = (folder, limit, onWarning)
  }

  /// The folder of a user's cache, by the convention of the platform; nil without a home.
  public static func standardFolder(_ environment: [String: String]) -> String? {
    #if os(macOS)
      return environment["HOME"].map { $0 + "/Library/Caches/spoken" }
    #else
      // The specification wants a path from the root and says to ignore any other.
      if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/spoken" }
      guard let home = environment["HOME"], !home.isEmpty else { return nil }
      return home + "/.cache/spoken"
    #endif
  }

  /// Finds speech; nil when there is none, or it is damaged.
  func audio(for key: Digest) -> SpokenAudio? {
    let path = path(of: key)
    // A pipe in the place of an entry must not be waited for.
    guard let status = FileStatus(path), status.kind == .file, status.size <= share,
      let data = FileManager.default.contents(atPath: path),
      let audio = CacheEntry.audio(in: data, for: key)
    else { return nil }
    if status.age > Self.hour { utimes(path, nil) }
    return audio
  }

  /// Keeps speech, in place of what was there.
  func keep(_ audio: SpokenAudio, for key: Digest) {
    guard lock.withLock({ isWritable }), 2 * audio.samples.count < share,
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

  /// Writes nothing from now on, and says why unless that was said.
  func stop(_ reason: String) {
    lock.withLock {
      if isWritable { onWarning("the cache \(folder) \(reason); speech is synthesized again each time") }
      isWritable = false
    }
  }

  /// Writes an entry, which appears when it is whole.
  func write(_ data: Data, for key: Digest) throws(POSIXError) {
    let part = part(of: key)
    let partial = "\(part)/\(Self.unfinished)\(UInt64.random(in: 0 ... .max))"
    try Folder.make(part, mode: 0o700)
    guard let file = fopen(partial, "wxe") else { throw .latest }
    defer { fclose(file) }
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard written == data.count, fflush(file) == 0, rename(partial, path(of: key)) == 0 else {
      let error = POSIXError.latest
      unlink(partial)
      throw error
    }
  }
}

// Entries spread evenly over sixteen folders by the first digit of their keys, each of which is looked over
// alone: so the cache stays within its bound without counting all of it.
extension SpeechCache {
  /// A file of ours: an entry with its key, or one that is being written or was never finished.
  struct File {
    let path: String
    let key: Digest?
    let status: FileStatus
  }

  private static let unfinished = ".speech."
  private static let hour = 3600

  /// The folders of the entries.
  var parts: [String] { "0123456789abcdef".map { "\(folder)/\($0)" } }

  /// How many bytes each part may hold.
  private var share: Int { limit / 16 }

  private func part(of key: Digest) -> String { "\(folder)/\("\(key)".prefix(1))" }

  /// Where an entry lies.
  func path(of key: Digest) -> String { "\(part(of: key))/\(key)" }

  /// The files of a part; none when it is not there.
  func files(in part: String) -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: part)) ?? []
    return names.compactMap { name in
      let (path, key) = ("\(part)/\(name)", Digest(name: name))
      guard key != nil || name.hasPrefix(Self.unfinished), let status = FileStatus(path),
        status.kind == .file
      else { return nil }
      return File(path: path, key: key, status: status)
    }
  }

  /// Counts what was written, and has another look when the part may be full.
  private func makeRoom(for count: Int, keeping key: Digest) {
    let part = part(of: key)
    lock.withLock {
      let left = (room[part] ?? 0) - count
      // Others may write as much as this process, so that it looks again now and then.
      room[part] = left >= 0 ? left : min(share - sweep(part, keeping: key), share / 16)
    }
  }

  /// Removes what was used longest ago until a tenth of a full part is free; gives the bytes that are left.
  private func sweep(_ part: String, keeping key: Digest) -> Int {
    let files = files(in: part)
    var total = files.reduce(0) { $0 + $1.status.size }
    guard total > share else { return total }
    // Another process may be writing what is unfinished.
    let old = files.filter { $0.key == nil ? $0.status.age > Self.hour : $0.key != key }
    for file in old.sorted(by: { ($0.status.modified, $0.path) < ($1.status.modified, $1.path) })
    where total > share - share / 10 {
      unlink(file.path)
      total -= file.status.size
    }
    return total
  }
}
