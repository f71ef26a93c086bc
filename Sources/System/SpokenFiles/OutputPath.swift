/// Where a file is written, and who named it.
///
/// A file in a folder that the user named is named by that folder: its name may be a link that
/// somebody else put there.
package struct OutputPath: Hashable, Sendable {
  /// The path; `-` is standard output, if the user wrote it.
  package let path: String
  /// Who named the file, which decides whether a link or a device is followed.
  package let naming: Naming

  /// A path, and who named it.
  package init(_ path: String, _ naming: Naming) { (self.path, self.naming) = (path, naming) }

  /// A file beside this one, which nobody named.
  package func beside(_ path: String) -> OutputPath {
    switch naming {
    case .byUser, .inFolder: OutputPath(path, .beside(path, followsLinks: false))
    case .anywhere: OutputPath(path, .anywhere)
    }
  }
}
