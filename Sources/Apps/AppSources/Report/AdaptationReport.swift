import Foundation
import ScreenTree

/// What was adapted in the copies of an app's sources, by file: `--app-report`.
package struct AdaptationReport: Sendable {
  /// A file of the app.
  package struct File: Sendable {
    /// Its path, as people read it.
    package var path: String
    /// Its copy; nil when it was not read.
    package var source: AdaptedSource?
    /// Why it is left out; nil when it is compiled.
    package var leftOut: String?

    /// A file, its copy, and why it is left out.
    package init(path: String, source: AdaptedSource?, leftOut: String? = nil) {
      (self.path, self.source, self.leftOut) = (path, source, leftOut)
    }
  }

  /// The files, in their order.
  package var files: [File]
  /// The modules that the compiler imports for all files.
  package var implied: [String]

  /// A report of files.
  package init(files: [File], implied: [String] = []) {
    (self.files, self.implied) = (files, implied)
  }

  /// The most columns of a piece of source that are shown.
  private static let columns = 50

  /// The report as lines: a file, and below it what was adapted, each with its place.
  package var text: String {
    let modules =
      implied.isEmpty ? [] : ["imported for all files: \(implied.joined(separator: ", "))"]
    return (modules + files.flatMap(lines)).map { $0 + "\n" }.joined()
  }

  private func lines(of file: File) -> [String] {
    let count = file.source?.adaptations.count ?? 0
    let first =
      file.leftOut.map { "left out: \($0)" }
      ?? (count == 0 ? "as it is" : count == 1 ? "1 adaptation" : "\(count) adaptations")
    let changes = (file.source?.adaptations ?? []).map { change in
      "\(change.line):\(change.column) \(change.kind.rawValue) \(shown(change)): \(change.reason)"
    }
    let left = (file.source?.conditionsLeft ?? []).map {
      "\($0.line):\($0.column) the compiler decides \($0.text.shown(in: Self.columns))"
    }
    return (["\(file.path): \(first)"] + (changes + left).map { "  " + $0 })
      .map(\.printedLine)
  }

  /// The text before and after a change, each on one line.
  private func shown(_ change: Adaptation) -> String {
    let before = change.before.shown(in: Self.columns)
    let isCut = before.utf8.count < change.before.utf8.count
    let after = change.after.shown(in: Self.columns).utf8.split(separator: 0x20)
      .map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: " ")
    return (isCut ? before + "…" : before) + (after.isEmpty ? "" : " → " + after)
  }
}
