import ArgumentParser
import SpokenFiles
import SpokenSyntax

/// The files of a command, so that no input is overwritten and no file written twice.
package struct OutputNames {
  /// A file, identified by what exists or by its future path.
  private enum Place: Hashable {
    case file(FileStatus.Identity)
    case path(ExactPath)

    /// Nil for standard streams and devices, which several options may share.
    init?(_ path: String) {
      guard path != "-" else { return nil }
      guard let status = FileStatus(path) else {
        // The folder exists and may have two names; the file itself cannot be resolved yet.
        let folder = path.parentFolder
        self = .path(ExactPath((folder.resolved ?? folder) + "/" + path.fileName))
        return
      }
      guard status.kind != .other else { return nil }
      self = .file(status.identity)
    }
  }

  private var taken: [Place: String] = [:]

  /// Notes the inputs.
  package init(reading inputs: some Sequence<String>) {
    for input in inputs { Place(input).map { taken[$0] = "\(input) is an input" } }
  }

  /// Notes an output.
  ///
  /// - Parameters:
  ///   - path: the file, or nil for none.
  ///   - option: the option that names it, such as `--junit`.
  /// - Throws: `ValidationError` when it is an input or the output of another option.
  package mutating func add(_ path: String?, for option: String) throws {
    guard let path, let place = Place(path) else { return }
    if let other = taken[place] {
      throw ValidationError("\(option) \(path) would overwrite what is there: \(other)")
    }
    taken[place] = "it is the file of \(option)"
  }
}
