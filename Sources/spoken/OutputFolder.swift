import Files
import Foundation

/// A folder that files are written into.
enum OutputFolder {
  /// Makes a folder and those above it, where they are not there yet.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - naming: who named it; a link may lead out of the folder of outputs.
  /// - Throws: the exit code for a folder that cannot be made.
  static func make(_ path: String, _ naming: Naming = .byUser) throws {
    var parent = path
    while FileStatus(parent) == nil, parent != ".", parent != "/" { parent = parent.parentFolder }
    if let obstacle = naming.obstacle(to: path, at: parent.resolved ?? parent) {
      throw Status.cannotCreate.because("cannot create the folder \(path): \(obstacle)")
    }
    do throws(POSIXError) {
      try Folder.make(path)
    } catch {
      throw Status.cannotCreate.because("cannot create the folder \(path): \(error.reason)")
    }
  }
}
