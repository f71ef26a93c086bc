import SpokenCLibrary
import SpokenSyntax

/// Who named a file, and what may be opened because of that.
///
/// A repository that somebody else wrote may contain any links, pipes and devices. Files that it
/// names are therefore read and written only inside the folder; the user may name anything.
package enum Naming: Hashable, Sendable {
  /// The user: links are followed, and pipes and devices are allowed.
  case byUser
  /// A folder or a file in it: a regular file, and no link leads out of the folder.
  case inFolder(String)
  /// A folder or a file in it, and the user allowed links to lead anywhere: a regular file.
  case anywhere

  /// Who named a file beside another one.
  package static func beside(_ path: String, followsLinks: Bool) -> Naming {
    followsLinks ? .anywhere : .inFolder(path.parentFolder)
  }

  /// Why a path must not be opened, or nil.
  ///
  /// - Parameters:
  ///   - path: the path as it was named.
  ///   - target: the path after all links, of the file or of the folder in which it will be
  ///     created.
  /// - Returns: the reason, in a clause.
  package func obstacle(to path: String, at target: String) -> String? {
    guard case .inFolder(let folder) = self else { return nil }
    // Both sides are compared after all links: the folder itself may be one.
    let root = folder.resolved ?? folder
    // With a slash, because `/a/bc` begins with `/a/b` and is not in it.
    // By bytes: folders whose names differ in Unicode normalization are two.
    guard ExactPath(target) != ExactPath(root), !target.starts(withBytes: root.withSlash) else {
      return nil
    }
    let place = folder == "." ? "the current folder" : folder
    return "it leads out of \(place); --follow-links allows it"
  }
}

extension String {
  /// The path after all links; nil for a missing file.
  package var resolved: String? {
    guard let real = realpath(self, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
