import Foundation
import SpokenCLibrary
import SpokenFiles

/// The token of a user's previews: 128 random bits in a file that only the user can read.
///
/// It outlives the server, so that a page that is open connects again after a restart.
package struct PreviewToken: Hashable, Sendable {
  /// The token, 32 hexadecimal digits.
  package let text: String
  /// Why it is not kept for the next run; nil when it is.
  package let warning: String?

  /// Reads the token of a file, or makes one and writes it there.
  ///
  /// - Parameter path: the file; nil where a user has no folder for it.
  package init(path: String?) {
    if let path, let kept = Self.kept(in: path) {
      (text, warning) = (kept, nil)
      return
    }
    let fresh = Self.random
    text = fresh
    let problem = path.map { Self.write(fresh, to: $0) } ?? "there is no home folder"
    warning = problem.map {
      "the token is not kept (\($0)), so that open pages cannot connect again after a restart"
    }
  }

  /// The file of the user who runs the program; nil without a home folder.
  package static func standardPath(_ environment: [String: String]) -> String? {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    return (state ?? home).map { "\($0)/spoken/preview-token" }
  }

  /// 128 random bits in hexadecimal digits.
  private static var random: String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The token in a file of the user's that nobody else can read; nil otherwise.
  private static func kept(in path: String) -> String? {
    // A link or a pipe that somebody put there is neither followed nor waited for.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    // The open file is examined, not the path, which could lead elsewhere by now.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 == 0, status.st_uid == geteuid()
    else { return nil }
    // More room than a token needs, so that a longer file is not taken for one.
    var bytes = [UInt8](repeating: 0, count: 40)
    let count = read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    let isToken = text.utf8.count == 32 && text.allSatisfy(\.isHexDigit)
    return isToken ? text : nil
  }

  /// Writes a file that only the user can read; returns why that failed.
  private static func write(_ token: String, to path: String) -> String? {
    let folder = (path as NSString).deletingLastPathComponent
    do throws(POSIXError) {
      try Folder.make(folder)
    } catch {
      return "\(folder): \(String(cString: strerror(error.code.rawValue)))"
    }
    let temporary = "\(path).\(getpid())"
    // One that a killed process of the same number left would make the next line fail.
    unlink(temporary)
    // Created with its mode: a file that is closed to others afterwards was open for a moment.
    let descriptor = open(temporary, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return "\(path): \(String(cString: strerror(errno)))" }
    let bytes = Array(token.utf8)
    // Renamed when complete: another preview must never read half of a token.
    let isWritten = writes(descriptor, bytes) && rename(temporary, path) == 0
    // Read before `close`, which may set another error.
    let cause = String(cString: strerror(errno))
    close(descriptor)
    guard !isWritten else { return nil }
    unlink(temporary)
    return "\(path): \(cause)"
  }

  /// Writes all bytes, or returns false.
  private static func writes(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    systemWrite(descriptor, bytes, bytes.count) == bytes.count
  }
}

// Renamed, because the token has a function `write`.
private let systemWrite = write
