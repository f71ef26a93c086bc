import EspeakEngine
import Foundation

/// A folder that files are written into.
enum OutputFolder {
  /// Makes a folder and those above it, where they are not there yet.
  ///
  /// - Throws: the exit code for a folder that cannot be made.
  static func make(_ path: String) throws {
    do throws(POSIXError) {
      try Folder.make(path)
    } catch {
      throw Status.cannotCreate.because("cannot create the folder \(path): \(error.reason)")
    }
  }
}
