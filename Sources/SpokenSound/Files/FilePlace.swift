import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The destination of a file, and its temporary names.
struct FilePlace {
  /// The flags for creating a new file.
  static let fresh = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
  /// The most bytes of a file name on common file systems.
  private static let longestName = 255

  /// The path after all links.
  let target: String
  /// The folder of the target.
  let folder: String
  /// The temporary name of the file, if it needs one.
  let hidden: String
  /// The permissions of the existing file, which the new one keeps; nil without one.
  let mode: mode_t?
  /// Whether it is written in place, such as `/dev/null` or a pipe.
  let isDevice: Bool
  /// Whether it is `-`, standard output, which is written from its current position.
  let isStandardOutput: Bool
  /// Why no file can be created here, or nil.
  let obstacle: String?

  /// Examines a path.
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

  /// The reason of the last failed system call.
  static var reason: String { String(cString: strerror(errno)) }
}
