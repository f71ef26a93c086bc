import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file without a name, for what is on its way into another file.
///
/// It lies in the folder of that file, so that it has the same disk; beside a device or a pipe
/// nothing can be created, so that it lies where the system wants temporary files.
final class SpoolFile: Sendable {
  let file: OpenFile

  /// Creates an empty file for a path.
  init(for path: String) throws(OutputFault) {
    let place = FilePlace(path)
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let spool = place.isDevice ? FilePlace(temporary + "/spoken") : place
    if let obstacle = spool.obstacle { throw .cannotCreate(path: path, cause: obstacle) }
    var descriptor = NamelessFile.open(in: spool.folder) ?? -1
    if descriptor < 0 {
      descriptor = open(spool.hidden, FilePlace.fresh, 0o600)
      unlink(spool.hidden)
    }
    guard descriptor >= 0 else { throw .cannotCreate(path: path, cause: FilePlace.reason) }
    file = OpenFile(path: path, descriptor: descriptor)
  }

  deinit { close(file.descriptor) }
}
