import SpokenCLibrary
import SpokenFiles

/// A temporary file without a name, whose content goes into another file.
///
/// It is in the folder of that file, so that it uses the same disk; for a device or a pipe, where
/// nothing can be created, in the system's folder for temporary files.
final class SpoolFile: Sendable {
  let file: OpenFile

  /// An empty file for a path.
  init(for path: String) throws(OutputError) {
    let place = FilePlace(path, .byUser)
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let spool = place.isDevice ? FilePlace(temporary + "/spoken", .byUser) : place
    if let obstacle = spool.obstacle { throw .cannotCreate(path: path, cause: obstacle) }
    var descriptor = NamelessFile.open(in: spool.folder) ?? -1
    if descriptor < 0 {
      descriptor = open(spool.hidden, FilePlace.fresh, 0o600)
      guard descriptor >= 0 else { throw .cannotCreate(path: path, cause: FilePlace.reason) }
      // Where files need a name, this one loses it at once, so that a killed process leaves
      // nothing.
      unlink(spool.hidden)
    }
    file = OpenFile(path: path, descriptor: descriptor)
  }

  deinit { close(file.descriptor) }
}
