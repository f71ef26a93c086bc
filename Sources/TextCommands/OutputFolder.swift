package import Files
import Foundation

/// A folder for output files.
package enum OutputFolder {
  /// Creates a folder and its parents, if needed.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - naming: who named it; decides whether a link may lead out of the folder of outputs.
  /// - Throws: the exit code when the folder cannot be created.
  package static func make(_ path: String, _ naming: Naming = .byUser) throws {
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
