import ScreenDocuments
package import ScreenInputs
package import ScreenScenarios
package import ScreenTree
import ScreenYAML
import SpokenFiles
package import SpokenLint
import SpokenSyntax

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
    return try LintSettings.read(document, file: name, hasSettings: hasSettings)
  }

  /// Lints a screen, a walkthrough with all of its screens, or a capture; `-` is standard input.
  package func lint(_ path: String, by reader: ScenarioReader = ScenarioReader()) -> LintResult {
    lint(CheckInput(path), by: reader)
  }

  /// Lints an input of a command, which a folder may have named.
  package func lint(_ input: CheckInput, by reader: ScenarioReader) -> LintResult {
    do throws(ScenarioError) {
      return lint(try reader.read(input), of: input)
    } catch {
      return LintResult(path: input.path, fault: error)
    }
  }

  /// Lints what was read of an input.
  ///
  /// - Parameters:
  ///   - reading: the scenario, with the remarks on its file.
  ///   - input: the input.
  /// - Returns: the result, under the name of the input.
  package func lint(_ reading: ScenarioReader.Reading, of input: CheckInput) -> LintResult {
    var result = lint(reading.scenario, sources: reading.sources)
    if input.view != nil { result.findings += reading.findings.map(LintFinding.init(ofView:)) }
    result.path = input.path
    // What views report is a finding here, and need not be said twice.
    let reported = Set(reading.findings.map(\.description))
    result.remarks = reading.remarks.filter { !reported.contains($0) } + result.remarks
    return result
  }
}

extension LintFinding {
  /// What a view of an app reports about itself: what is wrong, then how to fix it.
  package init(ofView finding: Finding) {
    let severity: LintRule.Severity =
      switch finding.severity {
      case .warning: .warning
      case .error: .error
      }
    let words = finding.message.utf8.firstRange(of: ". ".utf8).map { period in
      (finding.message[..<period.lowerBound], finding.message[period.upperBound...])
    }
    let fault = words.map { String($0.0) } ?? finding.message
    self.init(
      rule: Self.ofViews, severity: severity,
      origin: Origin(file: finding.file, position: finding.position, node: ""),
      message: fault.ends(withBytes: ".") ? fault : fault + ".",
      fix: words.map { String($0.1) } ?? "Change the view.")
  }
}
