import Foundation
import SpokenFiles
import SpokenSyntax

/// The files of one call in a folder that only this user can read; both are gone after it.
///
/// A class, because it owns the folder.
final class CallFiles {
  /// The folder with a slash at its end; nil before the first file.
  private var folder: String?

  deinit { remove() }

  /// Writes a text into a file.
  ///
  /// - Parameters:
  ///   - text: what it holds.
  ///   - name: its name, which is all that is printed of its path.
  /// - Returns: its path.
  /// - Throws: `ToolFault` when it cannot be written.
  func write(_ text: String, named name: String) throws(ToolFault) -> String {
    let path = try path(of: name)
    do throws(OutputError) {
      try PrivateFile.write(Array(text.utf8), to: path)
    } catch {
      throw ToolFault("the text cannot be kept: \(error)")
    }
    return path
  }

  /// The path of a file that a command will write.
  func path(of name: String) throws(ToolFault) -> String {
    if let folder { return folder + name }
    let base = FileManager.default.temporaryDirectory.path
    let made = (base.resolved ?? base).withSlash + "spoken-mcp-" + UUID().uuidString
    do throws(POSIXError) {
      try Folder.make(made, mode: 0o700)
    } catch {
      throw ToolFault("\(base): no folder can be made: \(error.reason)")
    }
    folder = made.withSlash
    return made.withSlash + name
  }

  /// What was printed, with the names of the files in the place of their paths.
  func shown(_ text: String) -> String {
    guard let folder else { return text }
    // In JSON a slash may have a backslash before it.
    return text.replacing(bytes: folder, with: "")
      .replacing(bytes: folder.replacing(bytes: "/", with: "\\/"), with: "")
  }

  /// The bytes of a file that a command wrote; nil when there is none, or more than the limit.
  func bytes(of name: String, upTo limit: Int) -> [UInt8]? {
    guard let folder,
      let bytes = try? ReadableFile.bytes(of: folder + name, .inFolder(folder), upTo: limit + 1)
    else { return nil }
    return bytes.count > limit ? nil : bytes
  }

  /// Removes all files.
  private func remove() {
    guard let folder else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }
}
