package import Foundation

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
    if error.code == .ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try make(String(path[..<slash]), mode: mode)
      guard mkdir(path, mode) != 0 else { return }
      error = .latest
    }
    guard exists(path) else { throw error }
  }
}

extension POSIXError {
  /// The error of the last system call.
  package static var latest: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  /// The error, in the system's words.
  package var reason: String { String(cString: strerror(code.rawValue)) }
}
