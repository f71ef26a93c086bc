import Foundation
import ScreenDocuments
package import ScreenScenarios
package import SpokenFiles
import SpokenSyntax

/// Reads inputs within bounds on size and place.
package enum InputFile {
  /// Reads a whole file, or standard input for `-`; at most one byte more than the limit.
  ///
  /// - Parameters:
  ///   - path: the file as it was named.
  ///   - naming: who named it.
  /// - Returns: its bytes.
  /// - Throws: `ScenarioError` when it is missing, or may not or cannot be read.
  package static func bytes(
    of path: String, _ naming: Naming = .byUser
  ) throws(ScenarioError) -> [UInt8] {
    // Only a user means standard input by `-`; in a folder it is the name of a file.
    guard path != "-" || naming != .byUser else { return try standardInput() }
    do throws(FileError) {
      // One byte beyond the limit is read: without it, a file that is too large would seem to fit.
      return try ReadableFile.bytes(of: path, naming, upTo: Limits.bytes + 1)
    } catch {
      switch error {
      case .unreadable(let cause): throw .unreadable(path, cause)
      case .missing:
        // Foundation replaces invalid UTF-8 in names with this character.
        throw path.unicodeScalars.contains("\u{FFFD}")
          ? .unreadable(path, "its name is not UTF-8; rename it") : .missing(path)
      }
    }
  }

  private static func standardInput() throws(ScenarioError) -> [UInt8] {
    do throws(FileError) {
      return try ReadableFile.bytes(of: .standardInput, upTo: Limits.bytes + 1)
    } catch {
      throw .unreadable("-", error.cause)
    }
  }

  /// The path of a file that another file names, relative to the folder of that file.
  package static func neighbour(_ file: String, of path: String) -> String {
    // Standard input is in no folder, so files beside it are looked for in the working folder.
    file.path(inFolder: path == "-" ? "." : path.parentFolder)
  }
}
