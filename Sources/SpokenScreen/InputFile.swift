import Foundation
import ScreenImport

/// The bytes of an input, with bounds on size and place.
enum InputFile {
  /// Reads a file whole, or standard input for `-`; no more than one byte past the allowed size.
  static func bytes(of path: String) throws(StoryFault) -> [UInt8] {
    do {
      let handle = try path == "-" ? FileHandle.standardInput : open(path)
      return Array(try handle.read(upToCount: Limits.bytes + 1) ?? Data())
    } catch let fault as StoryFault {
      throw fault
    } catch {
      throw .unreadable(path, (error as NSError).localizedDescription)
    }
  }

  private static func open(_ path: String) throws -> FileHandle {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw StoryFault.missing(path)
    }
    guard !isFolder.boolValue else { throw StoryFault.unreadable(path, "it is a folder") }
    return try FileHandle(forReadingFrom: URL(filePath: path))
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
