import Foundation
import ScreenImport

/// The bytes of an input, with bounds on size and place.
package enum InputFile {
  /// Reads a file whole, or standard input for `-`; no more than one byte past the allowed size.
  package static func bytes(of path: String) throws(StoryFault) -> [UInt8] {
    do {
      let handle =
        try path == "-"
        ? FileHandle.standardInput
        : FileHandle(forReadingAtPath: path) ?? FileHandle(forReadingFrom: URL(filePath: path))
      return Array(try handle.read(upToCount: Limits.bytes + 1) ?? Data())
    } catch {
      throw fault(of: path, error)
    }
  }

  /// Why a file could not be read; what is at its place is looked at only then.
  private static func fault(of path: String, _ error: any Error) -> StoryFault {
    let cause = (error as NSError).localizedDescription
    guard path != "-" else { return .unreadable(path, cause) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      // Names that are not UTF-8 come to us with this sign in them.
      return path.contains("\u{FFFD}")
        ? .unreadable(path, "its name is not UTF-8; rename it") : .missing(path)
    }
    return .unreadable(path, isFolder.boolValue ? "it is a folder" : cause)
  }

  /// The place of a file that another one names, which must lie in the folder of that one.
  ///
  /// - Throws: `StoryFault.unreadable` when a link leads out of the folder.
  static func neighbour(_ file: String, of path: String) throws(StoryFault) -> String {
    let folder = path == "-" ? "." : (path as NSString).deletingLastPathComponent
    let place = folder.isEmpty || folder == "." ? file : "\(folder)/\(file)"
    let root = URL(filePath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
    let target = URL(filePath: place).resolvingSymlinksInPath().path
    guard target.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw .unreadable(place, "it is a link that leads out of the folder of \(path)")
    }
    return place
  }
}
