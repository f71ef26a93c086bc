package import Foundation
import SpokenCLibrary
import SpokenSyntax

/// Folders by their paths.
package enum Folder {
  /// Whether a folder exists, or a link to one.
  package static func exists(_ path: String) -> Bool { FileStatus(path)?.kind == .folder }

  /// Creates a folder and its parents, if needed.
  ///
  /// Foundation's function does not report why it failed.
  package static func make(_ path: String, mode: mode_t = 0o777) throws(POSIXError) {
    guard mkdir(path, mode) != 0 else { return }
    var error = POSIXError.latest
    let parent = path.parentFolder
    if error.code == .ENOENT, parent != ".", parent != "/" {
      try make(parent, mode: mode)
      guard mkdir(path, mode) != 0 else { return }
      error = .latest
    }
    // What exists there and is no folder is in the way.
    guard exists(path) else { throw error.code == .EEXIST ? POSIXError(.ENOTDIR) : error }
  }

  /// The paths below a folder, seen from it, whose names are suitable; in no order.
  ///
  /// What is hidden is left out, and links to folders are not followed. Foundation's enumerator cuts
  /// paths by Characters, and loses names that begin with a combining mark.
  package static func paths(below folder: String, where isSuitable: (String) -> Bool) -> [String] {
    var found: [String] = []
    var open = [""]
    while let start = open.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.withSlash + start)
      for name in names ?? [] where !name.isHiddenName {
        let path = start + name
        if isSuitable(name) { found.append(path) }
        if isFolderItself(folder.withSlash + path) { open.append(path + "/") }
      }
    }
    return found
  }

  /// Whether a path is a folder, and no link to one.
  package static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension POSIXError {
  /// The error of the last system call.
  package static var latest: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The error, in the system's words.
  package var reason: String { String(cString: strerror(code.rawValue)) }
}
