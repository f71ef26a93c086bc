package import AppBuilds
import AppSources
import Foundation
import ScreenTree

/// What `spoken doctor --app` says of an app: the tools, how much of it is heard, and what is not and why.
package struct AppCheckup: Sendable {
  /// How much a row matters.
  package enum State: String, Hashable, Sendable {
    /// As it should be.
    case good = "ok"
    /// Not there, so that less is heard.
    case absent
    /// Not there, so that nothing is heard.
    case missing
  }

  /// A fact about the app, or about what spoken needs.
  package struct Row: Hashable, Sendable {
    /// How much it matters.
    package var state: State
    /// What it is about, such as `left out`.
    package var subject: String
    /// What was found, or what is wrong and how to fix it.
    package var text: String

    /// A fact with what was found.
    package init(_ state: State, _ subject: String, _ text: String) {
      (self.state, self.subject, self.text) = (state, subject, text.printedLine)
    }

    /// The line that reports it.
    package var line: String {
      [
        state.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0),
        subject.padding(toLength: 10, withPad: " ", startingAt: 0), text,
      ].joined() + "\n"
    }
  }

  /// The facts, in their order.
  package let rows: [Row]

  /// The facts of a diagnosis.
  package init(_ diagnosis: AppDiagnosis) {
    rows =
      Self.tools(diagnosis) + Self.faults(diagnosis) + Self.missing(diagnosis)
      + Self.heard(diagnosis)
  }

  private static func tools(_ diagnosis: AppDiagnosis) -> [Row] {
    let compiler =
      diagnosis.compiler.map { Row(.good, "compiler", $0) }
      ?? Row(.missing, "compiler", "no Swift is found; install it and put it into PATH")
    let modules =
      diagnosis.hasModules
      ? Row(.good, "modules", "those of SwiftUI are built for this compiler")
      : Row(
        .absent, "modules", "those of SwiftUI are built with the first app, once for a compiler")
    return [compiler, Row(.good, "builds", diagnosis.cache), modules]
  }

  /// What is wrong in the project: an error when nothing could be built of it.
  private static func faults(_ diagnosis: AppDiagnosis) -> [Row] {
    diagnosis.findings.map { finding in
      Row(finding.severity == .error ? .missing : .absent, "project", finding.description)
    }
  }

  private static func missing(_ diagnosis: AppDiagnosis) -> [Row] {
    diagnosis.missingPackages.map { name, address in
      Row(.absent, "package", "\(name) is not here: \(address)")
    }
      + diagnosis.missingModules.map { module, files in
        Row(
          .absent, "module", "\(module) is not here; imported by \(files.joined(separator: ", "))")
      }
  }

  /// What is heard, what is left out, and what was adapted.
  private static func heard(_ diagnosis: AppDiagnosis) -> [Row] {
    guard let app = diagnosis.app else { return [] }
    let count = app.fileCount - app.leftOut.count
    let files = "\(count) of \(app.fileCount.counted("file")) of target \(app.target)"
    let left = app.leftOut.map { Row(.absent, "left out", $0.finding.description) }
    let adapted = diagnosis.adaptations.map { kind, count in
      Row(.good, "adapted", "\(kind.rawValue): \(count.counted("place")); --app-report lists them")
    }
    return [Row(.good, "files", files)] + left + adapted
  }
}

extension AppOptions {
  /// Examines the app.
  ///
  /// - Parameter followsLinks: whether links may lead out of the folder of the project.
  /// - Returns: the facts; nil without a project.
  /// - Throws: the exit code of a report that cannot be written.
  package func checkup(followsLinks: Bool) throws -> AppCheckup? {
    guard let request = request(language: nil, followsLinks: followsLinks) else { return nil }
    let diagnosis = AppBuilder(note: { Console.error($0) }).diagnosis(request)
    if let app = diagnosis.app { try writeReport(of: app) }
    return AppCheckup(diagnosis)
  }
}
