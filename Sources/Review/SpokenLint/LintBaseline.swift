import Foundation
import ScreenDocuments
package import ScreenScenarios
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The findings that a project accepted when it began to lint, so that only new ones are reported.
///
/// A finding is known by its rule, its file, its view and its message, not by its line: it stays
/// known when lines are added above it. Files are named from the folder of the baseline, so that it
/// does not matter where lint runs. It is known as many times as it was recorded.
package struct LintBaseline: Hashable, Sendable {
  /// A finding without its position.
  private struct Entry: Codable, Hashable {
    var rule, file, message: String
    var element: String?

    init(_ finding: LintFinding, from folder: String) {
      rule = finding.rule
      file = finding.origin.file.relative(to: folder)
      element = finding.origin.node.withoutPlace
      message = finding.message
    }
  }

  private struct Document: Codable {
    var baseline: [Entry]
  }

  private var counts: [Entry: Int]
  /// The folder of the baseline.
  private let folder: String

  /// The baseline that knows all findings of a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - path: the file that it will have.
  package init(of report: LintReport, at path: String) {
    let folder = path.parentFolder
    self.folder = folder
    counts = report.findings.reduce(into: [:]) { $0[Entry($1, from: folder), default: 0] += 1 }
  }

  /// Reads a baseline that `--write-baseline` wrote.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, for messages.
  /// - Throws: `ScenarioError.faulty` for a file that is no baseline.
  package init(_ bytes: [UInt8], path: String) throws(ScenarioError) {
    folder = path.parentFolder
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(bytes))
      counts = document.baseline.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    } catch {
      let finding = Finding(
        .error, file: path, position: .unknown,
        message: "it is no baseline; write one with spoken lint --write-baseline")
      throw .faulty([finding])
    }
  }

  /// The file, with the findings in order, one key a line.
  ///
  /// - Throws: an encoding error of Foundation's, when a text cannot be written as JSON.
  package func json() throws -> String {
    let entries = counts.flatMap { Array(repeating: $0.key, count: $0.value) }
    // A dictionary has no order, but a file in a repository needs one.
    let sorted = entries.sorted {
      ($0.file, $0.rule, $0.element ?? "", $0.message)
        < ($1.file, $1.rule, $1.element ?? "", $1.message)
    }
    return try Document(baseline: sorted).prettyJSON()
  }

  /// Whether a finding is known; each recorded one is used up once.
  mutating func knows(_ finding: LintFinding) -> Bool {
    let entry = Entry(finding, from: folder)
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count - 1
    return true
  }
}

extension String {
  /// The name of a view without the place that follows its class when it has no id: `Button@4:5`.
  fileprivate var withoutPlace: String {
    // An id may contain the sign too, but hardly with a line and a column after it.
    String(prefix(upTo: firstRange(of: #/@\d+:\d+/#)?.lowerBound ?? endIndex))
  }
}
