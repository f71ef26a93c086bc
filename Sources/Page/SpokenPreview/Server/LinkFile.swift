import Foundation
import SpokenCLibrary
package import SpokenFiles

/// A page that only the user can read, and that leads to a link: what a program is started with,
/// every user of the machine can read.
package struct LinkFile: Sendable {
  /// The file.
  package let path: String

  /// Writes a page that leads to an address.
  ///
  /// - Parameters:
  ///   - address: the address.
  ///   - folder: the folder of the file.
  /// - Throws: `FileError` when it cannot be written.
  package init(to address: String, in folder: String) throws(FileError) {
    path = "\(folder)/spoken-preview-\(UUID().uuidString).html"
    // Created with its mode: a file that is closed to others afterwards was open for a moment.
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let text = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0;url=\(address)">
      <title>spoken preview</title>

      """
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      let cause = String(cString: strerror(errno))
      unlink(path)
      throw .unreadable(cause)
    }
  }

  /// Removes the file.
  package func remove() { unlink(path) }
}
