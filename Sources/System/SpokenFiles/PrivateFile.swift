import SpokenCLibrary
import SpokenSyntax

/// A file that only the user can read, from the moment at which it exists.
package enum PrivateFile {
  /// Writes a whole file; an existing one is replaced in one step, a link too.
  ///
  /// - Parameters:
  ///   - bytes: what it holds.
  ///   - path: the file, whose folder exists.
  /// - Throws: `OutputError`; nothing is left over then.
  package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let folder = path.parentFolder
    Leftovers.remove(from: folder)
    let hidden = Leftovers.name(for: path.fileName).path(inFolder: folder)
    // Created with its mode: a file that is closed to others afterwards was open for a moment.
    let descriptor = open(hidden, FilePlace.fresh | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, cause: FilePlace.reason) }
    defer { close(descriptor) }
    do throws(OutputError) {
      try OpenFile(path: path, descriptor: descriptor).write(bytes, at: 0)
      guard rename(hidden, path) == 0 else {
        throw .cannotWrite(path: path, cause: FilePlace.reason)
      }
    } catch {
      unlink(hidden)
      throw error
    }
  }
}
