import Foundation
import ScreenSpeech

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Speech on the disk, found by a digest of everything that its sound depends on.
///
/// Many processes may share a folder: an entry appears when it is whole, and is checked whenever it is
/// read. Nothing that goes wrong here is an error: what cannot be read is made anew, and that it cannot be
/// written or used is said once.
public final class SpeechCache: @unchecked Sendable {
  /// The bytes that a cache may hold when nobody says otherwise: 1 GiB.
  public static let standardLimit = 1 << 30

  /// The folder of the cache.
  public let folder: String
  /// How many bytes it may hold.
  public let limit: Int

  private let complain: @Sendable (String) -> Void
  // What tells our unfinished files from those of others, whose machine may be another one.
  private let mark = String(UInt64.random(in: 0 ... .max), radix: 36)
  // Guards what follows.
  private let lock = NSLock()
  private var isWritable = true
  private var written = 0
  /// How many bytes each folder held when this process looked at it, and how many it wrote since.
  private var sizes: [String: (seen: Int, written: Int)] = [:]

  /// How long ago an entry was used when its use is noted again, in seconds.
  private static let forgetfulness = 3600
  private static let digits = "0123456789abcdef"

  /// Creates a cache; the folder is made when something is written.
  ///
  /// - Parameters:
  ///   - folder: the folder, which belongs to the cache alone.
  ///   - limit: how many bytes it may hold.
  ///   - complain: takes what keeps the cache from writing, once.
  public init(
    folder: String, limit: Int = standardLimit, complain: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder
    self.limit = limit
    self.complain = complain
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
    // A pipe in the place of an entry must not be waited for.
    let file = open(path(of: key), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= CacheEntry.longest,
      let bytes = Self.read(Int(status.st_size), from: file),
      let audio = CacheEntry.audio(in: bytes, for: key)
    else { return nil }
    if Int(time(nil)) - status.modified / 1_000_000_000 > Self.forgetfulness { futimens(file, nil) }
    return audio
  }

  /// Keeps speech, in place of what was there.
  func keep(_ audio: SpokenAudio, for key: Digest) {
    guard lock.withLock({ isWritable }) else { return }
    let bytes = CacheEntry.bytes(of: audio, for: key)
    guard bytes.count <= min(CacheEntry.longest, limit / Self.digits.count) else { return }
    let name = "\(key)"
    guard let fault = write(bytes, name: name) else { return makeRoom(for: bytes.count, name) }
    stop("cannot be written: \(fault)")
  }

  /// Writes nothing from now on, and says why unless that was said.
  func stop(_ reason: String) {
    let isFirst = lock.withLock {
      defer { isWritable = false }
      return isWritable
    }
    if isFirst { complain("the cache \(folder) \(reason); speech is made anew each time") }
  }

  /// The folders of the entries.
  var folders: [CacheFolder] {
    Self.digits.map { CacheFolder(path: "\(folder)/\($0)") }
  }

  /// The folder of an entry by its name, of which any first character counts.
  func folder(of name: String) -> CacheFolder {
    CacheFolder(path: "\(folder)/\(name.prefix(1))")
  }

  private func path(of key: Digest) -> String {
    let name = "\(key)"
    return "\(folder(of: name).path)/\(name)"
  }

  /// Counts what was written, and removes what is too much.
  private func makeRoom(for count: Int, _ name: String) {
    let folder = folder(of: name)
    let share = limit / Self.digits.count
    lock.withLock {
      if var size = sizes[folder.path] {
        size.written += count
        // Others may write as much as this process, so that it looks again now and then.
        if size.seen + size.written <= share, size.written <= share / 16 {
          return sizes[folder.path] = size
        }
      }
      sizes[folder.path] = (folder.sweep(limit: share, keeping: name), 0)
    }
  }

  /// Writes a file that appears when it is whole; gives what went wrong.
  func write(_ bytes: [UInt8], name: String) -> String? {
    let place = folder(of: name).path
    let number = lock.withLock {
      written += 1
      return written
    }
    let partial = "\(place)/\(CacheFolder.unfinished)\(mark).\(number)"
    var file = Self.create(partial)
    if file < 0, errno == ENOENT {
      guard Self.makeFolders(place) else { return Self.reason }
      file = Self.create(partial)
    }
    guard file >= 0 else { return Self.reason }
    let fault = Self.write(bytes, to: file) ? nil : Self.reason
    close(file)
    guard fault == nil, rename(partial, "\(place)/\(name)") == 0 else {
      let reason = fault ?? Self.reason
      unlink(partial)
      return reason
    }
    return nil
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  /// Makes a folder and those above it, for the user alone.
  private static func makeFolders(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return false
    }
    return makeFolders(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || errno == EEXIST)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        systemWrite(file, $0.baseAddress, $0.count)
      }
      if count > 0 { start += count } else if count == 0 || errno != EINTR { return false }
    }
    return true
  }

  private static func read(_ count: Int, from file: Int32) -> [UInt8]? {
    var length = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { space, initialized in
      while length < count {
        let got = systemRead(file, space.baseAddress?.advanced(by: length), count - length)
        if got > 0 { length += got } else if got == 0 || errno != EINTR { break }
      }
      initialized = length
    }
    return length == count ? bytes : nil
  }
}

// Names of their own, because the cache has functions called `read` and `write`.
private let systemRead = read
private let systemWrite = write
