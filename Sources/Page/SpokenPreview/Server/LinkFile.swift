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
  /// - Throws: `OutputError` when it cannot be written.
  package init(to address: String, in folder: String) throws(OutputError) {
    path = "\(folder)/spoken-preview-\(UUID().uuidString).html"
    let text = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta http-equiv="refresh" content="0;url=\(address)">
      <title>spoken preview</title>

      """
    try PrivateFile.write(Array(text.utf8), to: path)
  }

  /// Removes the file.
  package func remove() { unlink(path) }
}
