import Foundation

/// Why a file cannot be read.
package enum FileFault: Error, Hashable, Sendable {
  /// There is nothing under the name.
  case missing
  /// There is something; the text says why it is not read.
  case unreadable(String)

  /// The fault of the system's function that was called last.
  static var latest: FileFault {
    let error = POSIXError.latest
    return error.code == .ENOENT || error.code == .ENOTDIR ? .missing : .unreadable(error.reason)
  }

  /// The fault of reading an open file, which is there.
  static var latestOfReading: FileFault { .unreadable(POSIXError.latest.reason) }

  /// What is wrong, in a clause.
  package var cause: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let cause): cause
    }
  }
}
