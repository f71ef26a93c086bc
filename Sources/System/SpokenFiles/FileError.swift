import Foundation

/// Why a file cannot be read.
package enum FileError: Error, Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// The file exists and is not read, for this reason.
  case unreadable(String)

  /// The error of the last system call.
  static var latest: FileError {
    let error = POSIXError.latest
    return error.code == .ENOENT || error.code == .ENOTDIR ? .missing : .unreadable(error.reason)
  }

  /// The error of reading an open file, which exists.
  static var latestOfReading: FileError { .unreadable(POSIXError.latest.reason) }

  /// The error, in a clause.
  package var cause: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let cause): cause
    }
  }
}
