/// The limits of what is read of a project, which somebody else may have written.
package enum ProjectLimits {
  /// The most bytes of a project file: 64 MiB.
  package static let bytes = 64 << 20
  /// The most bytes of any other file: 4 MiB.
  package static let smallFile = 4 << 20
  /// The most objects of a project file.
  package static let objects = 100_000
  /// The most values of a property list.
  package static let values = 4_000_000
  /// The deepest nesting of values of a property list.
  package static let depth = 64
  /// The deepest nesting of groups.
  package static let groups = 100
  /// The most names of files and folders that are read below the folders of a project.
  package static let entries = 50_000
  /// The most files that the targets of a project have.
  package static let files = 100_000
  /// The most targets of a project.
  package static let targets = 1000
  /// The most bytes of a path and of a place in a project.
  package static let path = 4096
  /// The most projects of a workspace.
  package static let projects = 100
  /// The most packages.
  package static let packages = 200
  /// The most files that a file of build settings includes.
  package static let includes = 50
  /// The most warnings of a project.
  package static let warnings = 1000
  /// The most names that a message lists.
  package static let named = 20
}

extension [String] {
  /// The first names, parted by commas, for a message.
  var listed: String {
    let first = prefix(ProjectLimits.named).map { "'\($0.prefix(80))'" }.joined(separator: ", ")
    let rest = count - ProjectLimits.named
    return rest > 0 ? "\(first) and \(rest) more" : first
  }
}
