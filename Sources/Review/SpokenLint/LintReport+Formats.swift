import Foundation
import ScreenScenarios
import ScreenTree
import SpokenCheck
import SpokenFiles
import SpokenSyntax

extension LintReport {
  /// The findings with absolute paths, as Xcode reads them in the output of a build phase.
  ///
  /// - Parameter folder: the folder that relative paths start at.
  /// - Returns: the findings, one line each.
  package func xcode(in folder: String) -> String {
    findings.map { finding in
      let path = finding.origin.file
      return (path.isAbsolutePath ? "" : folder.withSlash) + "\(finding)\n"
    }.joined()
  }

  /// The findings as JUnit XML: a case for each input, and for each other file with findings.
  ///
  /// - Parameter isStrict: whether warnings are failures, as errors are.
  /// - Returns: the document.
  package func junit(isStrict: Bool) -> String {
    let byFile = Dictionary(grouping: findings) { ExactPath($0.origin.file) }
    var known = Set<ExactPath>()
    // A clean input is a case that passed: a report without any says nothing.
    let files = (paths + findings.map(\.origin.file)).filter {
      known.insert(ExactPath($0)).inserted
    }
    let found = files.map { file -> JUnit.Case in
      let lines = byFile[ExactPath(file), default: []]
      let failing = lines.filter {
        $0.severity == .error || isStrict && $0.severity == .warning
      }
      return JUnit.Case(
        path: file,
        failure: failing.isEmpty
          ? nil
          : JUnit.Failure(
            element: "failure", message: failing.map(\.message).joined(separator: " "),
            kind: failing[0].rule, text: lines.map(\.description).joined(separator: "\n")))
    }
    let unread = faults.map { path, fault in
      JUnit.Case(
        path: path,
        failure: JUnit.Failure(
          element: "error", message: fault.description, kind: "fault", text: fault.description))
    }
    return JUnit.text(of: found + unread, suite: "spoken lint", properties: about.properties)
  }
}
