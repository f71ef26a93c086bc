import ArgumentParser
import Foundation
import ScreenInputs
package import SpokenFiles
import SpokenSyntax

/// A folder for output files.
package enum OutputFolder {
  /// The file that `-o` names: in a folder that exists, or whose name has a slash at its end, the file is named after
  /// the input.
  ///
  /// - Parameters:
  ///   - output: what the user wrote.
  ///   - input: the input.
  ///   - ending: the ending of the file, such as `html`.
  /// - Returns: the file: the user names it, or names its folder.
  /// - Throws: a validation error when the input is standard input, which has no name.
  package static func file(
    _ output: String, for input: String, ending: String
  ) throws -> OutputPath {
    guard output.hasSlashAtEnd || Folder.exists(output) else {
      return OutputPath(output, .byUser)
    }
    let folder = output.withSlash
    guard input != "-" else {
      throw ValidationError("standard input has no name; name the file: -o \(folder)x.\(ending)")
    }
    let stem = CheckInput(input).stem.fileName
    return OutputPath(folder + "\(stem).\(ending)", .inFolder(folder))
  }

  /// Creates the folder that `-o` names, if it names one.
  ///
  /// - Throws: the exit code when the folder cannot be created.
  package static func make(ifNamedBy output: String) throws {
    if output.hasSlashAtEnd { try make(output) }
  }

  /// Creates a folder and its parents, if needed.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - naming: who named it; decides whether a link may lead out of the folder of outputs.
  /// - Throws: the exit code when the folder cannot be created.
  package static func make(_ path: String, _ naming: Naming = .byUser) throws {
    var parent = path
    // Only what exists can be a link, so the nearest folder that exists is examined.
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
