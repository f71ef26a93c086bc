import Foundation
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// The key of a port for a day: 128 random bits in a file that only the user can read.
///
/// It outlives the server, so that a page that is open comes back after a restart; it opens nothing
/// by itself, and no one sends it to a port.
package struct PreviewKey: Hashable, Sendable {
  /// The key, 32 hexadecimal digits.
  package let text: String
  /// Why it is not kept for the next run; nil when it is.
  package let warning: String?

  /// How old a key may be, in seconds.
  private static let longest = 86_400

  /// Reads the key of a file, or makes one and writes it there.
  ///
  /// - Parameter path: the file; nil where a user has no folder for it.
  package init(path: String?) {
    if let path, let kept = Self.kept(in: path) {
      (text, warning) = (kept, nil)
      return
    }
    let fresh = PreviewAccess.random
    text = fresh
    let problem = path.map { Self.write(fresh, to: $0) } ?? "there is no home folder"
    warning = problem.map {
      "the key is not kept (\($0)), so that open pages cannot connect again after a restart"
    }
  }

  /// The file of an address and a port of the user who runs the program; nil without a home folder.
  package static func standardPath(
    _ environment: [String: String], host: String, port: Int
  ) -> String? {
    UserFolder.state.path(environment).map {
      $0.withSlash + "spoken/preview-\(host)-\(port).key"
    }
  }

  /// The key in a file of the user's that nobody else can read; nil otherwise.
  private static func kept(in path: String) -> String? {
    // A link or a pipe that somebody put there is neither followed nor waited for.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    // The open file is examined, not the path, which could lead elsewhere by now.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & 0o077 == 0, status.st_uid == geteuid(),
      let age = FileStatus(descriptor: descriptor)?.age, (0...longest).contains(age)
    else { return nil }
    // More room than a key needs, so that a longer file is not taken for one.
    var bytes = [UInt8](repeating: 0, count: 40)
    let count = read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    return PreviewAccess.isRandom(text) ? text : nil
  }

  /// Keeps the key in a file; returns why that failed.
  private static func write(_ key: String, to path: String) -> String? {
    let folder = path.parentFolder
    do throws(POSIXError) {
      try Folder.make(folder)
    } catch {
      return "\(folder): \(error.reason)"
    }
    do throws(OutputError) {
      try PrivateFile.write(Array(key.utf8), to: path)
    } catch {
      return error.description
    }
    return nil
  }
}
