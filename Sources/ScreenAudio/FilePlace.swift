import Files

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
  /// Who may read and write the file that is there now, which the new one keeps; nil when none is.
  let mode: mode_t?
  /// Whether something is there that is written to as it is, such as `/dev/null` or a pipe.
  let isDevice: Bool
  /// Whether it is `-`, standard output, which is written from where it stands on.
  let isStandardOutput: Bool
  /// Why no file can be created here, or nil.
  let obstacle: String?

  /// Looks at a place that somebody named.
  init(_ path: String, _ naming: Naming = .byUser) {
    isStandardOutput = path == "-" && naming == .byUser
    let target = isStandardOutput ? path : path.resolved ?? path
    let start = target.lastIndex(of: "/").map(target.index(after:)) ?? target.startIndex
    let name = target[start...]
    let parent = String(target[..<start].dropLast())
    let folder = start == target.startIndex ? "." : parent.isEmpty ? "/" : parent
    self.target = target
    self.folder = folder
    hidden = "\(folder)/\(Leftovers.name(for: name))"
    let status = FileStatus(target)
    mode = status?.mode
    isDevice = isStandardOutput || status?.kind == .other
    let behindLinks = status == nil ? folder.resolved ?? folder : target
    obstacle =
      if isStandardOutput {
        nil
      } else if let obstacle = naming.obstacle(to: path, at: behindLinks) {
        obstacle
      } else if status?.kind == .other, naming != .byUser {
        "it is a pipe or a device, not a regular file"
      } else if name.isEmpty || status?.kind == .folder {
        "it is a folder; give the name of a file"
      } else if name.utf8.count > FilePlace.longestName {
        "File name too long; give one of at most \(FilePlace.longestName) bytes"
      } else if FileStatus(folder) == nil {
        "there is no folder \(folder); create it first"
      } else if !Folder.exists(folder) {
        "\(folder) is not a folder"
      } else {
        nil
      }
  }

  /// Why the last call of the system failed, in its own words.
  static var reason: String { String(cString: strerror(errno)) }
}
