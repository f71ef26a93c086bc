import ArgumentParser
import Files

/// The files of a command, so that none is written that is read, or written twice.
struct OutputNames {
  /// A file, by what is there or by where it is to be.
  private enum Place: Hashable {
    case file(FileStatus.Identity)
    case path(ExactPath)

    /// Nothing for standard streams and devices, which several may share.
    init?(_ path: String) {
      guard path != "-" else { return nil }
      guard let status = FileStatus(path) else {
        let folder = path.parentFolder
        let name = path.split(separator: "/").last.map(String.init) ?? path
        self = .path(ExactPath((folder.resolved ?? folder) + "/" + name))
        return
      }
      guard status.kind != .other else { return nil }
      self = .file(status.identity)
    }
  }

  private var taken: [Place: String] = [:]

  /// Notes what is read.
  init(reading inputs: some Sequence<String>) {
    for input in inputs { Place(input).map { taken[$0] = "\(input) is an input" } }
  }

  /// Notes a file that is to be written.
  ///
  /// - Parameters:
  ///   - path: the file, or nil for none.
  ///   - option: what asks for it, such as `--junit`.
  /// - Throws: `ValidationError` when it is read, or written by another option.
  mutating func add(_ path: String?, for option: String) throws {
    guard let path, let place = Place(path) else { return }
    if let other = taken[place] {
      throw ValidationError("\(option) \(path) would overwrite what is there: \(other)")
    }
    taken[place] = "it is the file of \(option)"
  }
}
