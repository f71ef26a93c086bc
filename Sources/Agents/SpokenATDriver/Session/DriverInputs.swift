import ScreenFiles
package import ScreenInputs
package import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The inputs that sessions are about: a file, or those of a folder.
package struct DriverInputs: Sendable {
  /// The file or the folder.
  package let path: String
  private let reader: ScenarioReader
  private let isFolder: Bool

  /// The inputs of a path.
  ///
  /// - Parameters:
  ///   - path: a file or a folder that is there.
  ///   - reader: the reader with the options of the command.
  package init(_ path: String, reader: ScenarioReader) {
    self.path = path
    self.reader = reader
    isFolder = FileStatus(path)?.kind == .folder
  }

  /// Reads the scenario of a session, again for each.
  ///
  /// - Throws: `DriverError` when there is none of that name, or it cannot be read.
  package func scenario(_ options: SessionOptions) throws(DriverError) -> Scenario {
    let (file, naming) = try place(of: options.input)
    var reader = reader
    reader.platform = options.platform ?? reader.platform
    reader.language = options.language ?? reader.language
    reader.settings += options.settings
    do throws(ScenarioError) {
      return try reader.read(file, naming).scenario
    } catch {
      throw .sessionNotCreated(error.description.oneLine)
    }
  }

  /// The file of an input, and who named it.
  private func place(of input: String?) throws(DriverError) -> (file: String, naming: Naming) {
    guard isFolder else {
      guard let input, input != path.fileName else { return (path, .anywhere) }
      throw .sessionNotCreated(
        "only \(path.fileName) is served, not '\(input.prefix(200))'; serve the folder instead")
    }
    let naming: Naming = reader.followsLinks ? .anywhere : .inFolder(path)
    guard let input else { return (try onlyInput(), naming) }
    // As the screens of a walkthrough: nothing outside of the folder.
    guard !input.isEmpty, !WalkthroughReader.leavesFolder(input) else {
      throw .sessionNotCreated(
        "'\(input.prefix(200))' lies outside the served folder; move it there")
    }
    return (input.path(inFolder: path), naming)
  }

  private func onlyInput() throws(DriverError) -> String {
    let inputs = CheckInput.find(in: [path], followsLinks: reader.followsLinks).inputs
    if inputs.count == 1, let only = inputs.first { return only.path }
    let names = inputs.prefix(20).map { $0.path.path(below: path) }.joined(separator: ", ")
    throw .sessionNotCreated(
      "spoken:input names one of the \(inputs.count) inputs of the folder: \(names)")
  }
}
