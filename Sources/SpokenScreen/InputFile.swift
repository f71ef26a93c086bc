package import Files
import Foundation
import ScreenImport

/// The bytes of an input, with bounds on size and place.
package enum InputFile {
  /// Reads a file whole, or standard input for `-`; no more than one byte past the allowed size.
  ///
  /// - Parameters:
  ///   - path: the file as it was named.
  ///   - naming: who named it.
  /// - Returns: its bytes.
  /// - Throws: `StoryFault` when it is missing, or may not or cannot be read.
  package static func bytes(
    of path: String, _ naming: Naming = .byUser
  ) throws(StoryFault) -> [UInt8] {
    guard path != "-" || naming != .byUser else { return try standardInput() }
    do throws(FileFault) {
      return try ReadableFile.bytes(of: path, naming, upTo: Limits.bytes + 1)
    } catch {
      switch error {
      case .unreadable(let cause): throw .unreadable(path, cause)
      case .missing:
        // Names that are not UTF-8 come to us with this sign in them.
        throw path.contains("\u{FFFD}")
          ? .unreadable(path, "its name is not UTF-8; rename it") : .missing(path)
      }
    }
  }

  private static func standardInput() throws(StoryFault) -> [UInt8] {
    do throws(FileFault) {
      return try ReadableFile.bytes(of: .standardInput, upTo: Limits.bytes + 1)
    } catch {
      throw .unreadable("-", error.cause)
    }
  }

  /// The place of a file that another one names, in the folder of that one.
  static func neighbour(_ file: String, of path: String) -> String {
    let folder = path == "-" ? "." : path.parentFolder
    return folder == "." ? file : folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }
}
