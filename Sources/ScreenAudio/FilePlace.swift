#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a file is to appear, and the names that it has on the way there.
struct FilePlace {
  /// How a file is opened that must not exist yet.
  static let fresh = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
  /// The most bytes that a name has on the usual file systems.
  private static let longestName = 255

  /// The path behind all links.
  let target: String
  /// The folder of the target.
  let folder: String
  /// The name that a file has while it is being written, if it needs one.
  let hidden: String
  /// Whether something is there that is written to as it is, such as `/dev/null` or a pipe.
  let isDevice: Bool
  /// Whether it is `-`, standard output, which is written from where it stands on.
  let isStandardOutput: Bool
  /// Why no file can be created here, or nil.
  let obstacle: String?

  /// Looks at a place.
  init(_ path: String) {
    isStandardOutput = path == "-"
    let target = isStandardOutput ? path : FilePlace.resolved(path)
    let start = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
    let name = target[start...]
    let parent = String(target[..<start].dropLast())
    let folder = start == target.startIndex ? "." : parent.isEmpty ? "/" : parent
    self.target = target
    self.folder = folder
    // The end of a long name, so that there is room for the rest, and a number of its own: several
    // files of one process may end alike.
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    hidden = "\(folder)/.\(String(name.unicodeScalars.suffix(50))).\(number).partial"
    let kind = FilePlace.kind(of: target)
    isDevice = isStandardOutput || ![nil, S_IFREG, S_IFDIR].contains(kind)
    obstacle =
      if isStandardOutput {
        nil
      } else if name.isEmpty || kind == S_IFDIR {
        "it is a folder; give the name of a file"
      } else if name.utf8.count > FilePlace.longestName {
        "File name too long; give one of at most \(FilePlace.longestName) bytes"
      } else if FilePlace.kind(of: folder) == nil {
        "there is no folder \(folder); create it first"
      } else if FilePlace.kind(of: folder) != S_IFDIR {
        "\(folder) is not a folder"
      } else {
        nil
      }
  }

  /// Opens a file without a name in the folder, or returns nil where there is no such thing.
  func openNameless() -> Int32? {
    #if os(Linux)
      let nameless = 0o20_000_000 | O_DIRECTORY  // O_TMPFILE, which Swift does not import.
      let descriptor = open(folder, O_RDWR | nameless | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return nil }
      // Without /proc it could never be named.
      if access(FilePlace.link(to: descriptor), F_OK) == 0 { return descriptor }
      close(descriptor)
    #endif
    return nil
  }

  /// Gives a nameless file its hidden name and says whether that worked.
  func name(_ descriptor: Int32) -> Bool {
    linkat(AT_FDCWD, FilePlace.link(to: descriptor), AT_FDCWD, hidden, AT_SYMLINK_FOLLOW) == 0
  }

  /// Why the last call of the system failed, in its own words.
  static var reason: String { String(cString: strerror(errno)) }

  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
