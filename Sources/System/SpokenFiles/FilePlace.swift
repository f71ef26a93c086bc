package import SpokenCLibrary
import SpokenSyntax

/// The destination of a file, and its temporary names.
package struct FilePlace {
  /// The flags for creating a new file.
  package static let fresh = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
  /// The most bytes of a file name on common file systems.
  private static let longestName = 255

  /// The path after all links.
  package let target: String
  /// The folder of the target.
  package let folder: String
  /// The temporary name of the file, if it needs one.
  package let hidden: String
  /// The permissions of the existing file, which the new one keeps; nil without one.
  package let mode: mode_t?
  /// Whether it is written in place, such as `/dev/null` or a pipe.
  package let isDevice: Bool
  /// Whether it is `-`, standard output, which is written from its current position.
  package let isStandardOutput: Bool
  /// Why no file can be created here, or nil.
  package let obstacle: String?

  /// Examines a path.
  package init(_ path: String, _ naming: Naming) {
    isStandardOutput = path == "-" && naming == .byUser
    // Through a link, the file that it leads to is replaced, and the link stays.
    let target = isStandardOutput ? path : path.resolved ?? path
    // The path of a folder has no name after its last slash.
    let name = target.split(atByte: "/", omittingEmptySubsequences: false).last ?? ""
    let folder = target.parentFolder
    self.target = target
    self.folder = folder
    hidden = "\(folder)/\(Leftovers.name(for: name))"
    let status = FileStatus(target)
    mode = status?.mode
    isDevice = isStandardOutput || status?.kind == .other
    // A file that does not exist cannot be resolved, but the folder that will hold it can.
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
  package static var reason: String { String(cString: strerror(errno)) }
}
