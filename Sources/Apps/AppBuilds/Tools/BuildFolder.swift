import Foundation
import ScreenTree
import SpokenCLibrary
import SpokenFiles
import SpokenSyntax

/// A folder of the cache: the user's own, and closed to others.
///
/// What is in it is run, so that another user of the machine must not have written it.
struct BuildFolder: Hashable {
  /// The path.
  let path: String

  /// A folder, which is made when it is missing.
  ///
  /// - Throws: `AppBuildError` when it cannot be made, or belongs to somebody else.
  init(_ path: String) throws(AppBuildError) {
    self.path = path
    do throws(POSIXError) {
      try Folder.make(path, mode: 0o700)
    } catch {
      throw AppBuildError("the folder cannot be made: \(error.reason)", in: path)
    }
    guard FileStatus(path)?.isOwn == true else {
      throw AppBuildError(
        "it is not used for programs: it belongs to another user, or others may write it; "
          + "name a folder of your own in the variable XDG_CACHE_HOME", in: path)
    }
  }

  /// A folder in it.
  func folder(_ name: String) throws(AppBuildError) -> BuildFolder {
    try BuildFolder(name.path(inFolder: path))
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { name.path(inFolder: path) }

  /// Writes a file that only the user can read, in one step.
  func write(_ bytes: [UInt8], to name: String) throws(AppBuildError) {
    do throws(OutputError) {
      try PrivateFile.write(bytes, to: file(name))
    } catch {
      throw AppBuildError("\(error)", in: file(name))
    }
  }

  /// Writes a text, in one step.
  func write(_ text: String, to name: String) throws(AppBuildError) {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file unless it has these bytes already.
  ///
  /// - Returns: whether it was written.
  func update(_ bytes: [UInt8], _ name: String) throws(AppBuildError) -> Bool {
    if read(name, upTo: bytes.count + 1) == bytes { return false }
    try write(bytes, to: name)
    return true
  }

  /// The bytes of a file; nil when it is missing, too large or somebody else's.
  func read(_ name: String, upTo most: Int = 16 << 20) -> [UInt8]? {
    let path = file(name)
    guard let status = FileStatus(path), status.kind == .file, status.isOwn,
      let bytes = try? ReadableFile.bytes(of: path, .anywhere, upTo: most + 1),
      bytes.count <= most
    else { return nil }
    return bytes
  }

  /// Removes a file or a folder in it, if there is one.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: file(name))
  }

  /// The names in it by the alphabet, hidden ones left out.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.isHiddenName }.sorted()
  }
}

extension BuildFolder {
  /// The name of the file whose time is that of the last use of a folder.
  private static let use = "used"
  /// How long a folder is kept that is not used, in seconds: 30 days.
  private static let keeping = 30 * 24 * 3600

  /// Notes that the folder is used now.
  func noteUse() {
    // Once an hour is exact enough.
    if let status = FileStatus(file(Self.use)), status.age < 3600 { return }
    try? write("", to: Self.use)
  }

  /// Removes the folders in it that were not used for a long time.
  func removeUnused() {
    for name in names {
      let use = Self.use.path(inFolder: file(name))
      if let status = FileStatus(use), status.age > Self.keeping { remove(name) }
    }
  }
}
