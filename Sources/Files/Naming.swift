#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Who named a file, and what may lie there because of that.
///
/// A repository that somebody else wrote may hold any links, pipes and devices. What its folders and files
/// name is therefore read and written only where it lies in the folder; what the user names is the
/// user's own business.
package enum Naming: Hashable, Sendable {
  /// The user named it: links are followed, and it may be a pipe or a device.
  case byUser
  /// A folder or a file in it named it: a regular file, and no link leads out of the folder.
  case inFolder(String)
  /// A folder or a file in it named it, and the user allowed links to lead anywhere: a regular file.
  case anywhere

  /// Who named a file that stands beside another one.
  package static func beside(_ path: String, followsLinks: Bool) -> Naming {
    followsLinks ? .anywhere : .inFolder(path.parentFolder)
  }

  /// Why a path must not be opened, or nil when it may be.
  ///
  /// - Parameters:
  ///   - path: the path as it was named.
  ///   - target: the path behind all links, of the file or of the folder in which it is to be created.
  /// - Returns: why not, in a clause.
  package func obstacle(to path: String, at target: String) -> String? {
    guard case .inFolder(let folder) = self else { return nil }
    let root = folder.resolved ?? folder
    guard target != root, !target.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      return nil
    }
    let place = folder == "." ? "the current folder" : folder
    return "it is a link that leads out of \(place); --follow-links allows it"
  }
}

extension String {
  /// The folder of a path as it is written; `.` for a name alone.
  package var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path behind all links; nil where nothing is.
  package var resolved: String? {
    guard let real = realpath(self, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
