import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
import ScreenTree
import ScreenYAML
import SpokenFiles
package import SpokenLint

extension Linter {
  /// Reads a budget file, `*.budget.yaml`, or the same parts of a settings file.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - hasSettings: whether it is a settings file, with VoiceOver's settings beside the two parts.
  /// - Returns: the limits, disabled rules and severities.
  /// - Throws: `ScenarioError` when the file is missing, unreadable or invalid.
  package static func settings(
    _ path: String, hasSettings: Bool = false
  ) throws(ScenarioError) -> LintSettings {
    try settings(try InputFile.bytes(of: path), path: path, hasSettings: hasSettings)
  }

  /// Reads the bytes of a budget file or of a settings file.
  ///
  /// - Throws: `ScenarioError` when they are invalid.
  package static func settings(
    _ bytes: [UInt8], path: String, hasSettings: Bool
  ) throws(ScenarioError) -> LintSettings {
    let name = path == "-" ? "standard input" : path
    let document: Document
    do {
      document = try Document.read(bytes)
    } catch {
      throw .faulty([
        Finding(.error, file: name, position: error.position, message: error.message)
      ])
    }
    return try BudgetReader.read(document, file: name, hasSettings: hasSettings)
  }

  /// Lints a screen, a walkthrough with all of its screens, or a capture; `-` is standard input.
  package func lint(_ path: String, by reader: ScenarioReader = ScenarioReader()) -> LintResult {
    lint(path, .byUser, by: reader)
  }

  /// Lints an input of a command, which a folder may have named.
  package func lint(_ input: CheckInput, by reader: ScenarioReader) -> LintResult {
    lint(input.path, input.naming(followsLinks: reader.followsLinks), by: reader)
  }

  private func lint(_ path: String, _ naming: Naming, by reader: ScenarioReader) -> LintResult {
    do throws(ScenarioError) {
      let reading = try reader.read(path, naming)
      var result = lint(reading.scenario, sources: reading.sources)
      result.path = path
      result.remarks = reading.remarks + result.remarks
      return result
    } catch {
      return LintResult(path: path, fault: error)
    }
  }
}
