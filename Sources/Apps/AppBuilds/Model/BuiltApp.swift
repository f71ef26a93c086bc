package import AppProjects
package import AppSources
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// An app that was compiled, and what of it.
package struct BuiltApp: Sendable {
  /// The path of the program.
  package var program: String
  /// The name of the target.
  package var target: String
  /// The name of the module.
  package var module: String
  /// The name below its icon; that of the target for what is no application.
  package var displayName: String
  /// Whether it has a first screen; a framework, or an app whose scene is left out, has only previews.
  package var hasScene: Bool
  /// How many source files the target and those that it needs have.
  package var fileCount: Int
  /// The files that are not compiled, in the order of the project.
  package var leftOut: [LeftOutFile]
  /// The user's files that it was made of, to watch.
  package var sources: [String]
  /// The project.
  package var project: AppProject
  /// The part of the build that says how files were adapted.
  let record: BuildRecord
  /// What may be read.
  let naming: Naming

  /// The most files that the summary names, and the most with errors of their own.
  private static let mostNamed = (any: 3, withErrors: 20)

  /// The first line of a run: how much of the app is heard, and what is not.
  ///
  /// Files with errors of their own come first, each with the line of its first error.
  package var summary: String {
    let count = fileCount - leftOut.count
    let start = "\(count) of \(fileCount.counted("file")) of target \(target)"
    guard !leftOut.isEmpty else { return start.printedLine }
    let broken = leftOut.filter(\.hasOwnError).prefix(Self.mostNamed.withErrors)
    let others = leftOut.filter { !$0.hasOwnError }
    let named = broken + others.prefix(max(0, Self.mostNamed.any - broken.count))
    let names = named.map(\.named).joined(separator: ", ")
    let more = leftOut.count > named.count ? ", …" : ""
    return "\(start); left out: \(names)\(more) (details: --app-report FILE)".printedLine
  }

  /// What is adapted in the copies, for `--app-report`; the files are read for it.
  package var adaptations: AdaptationReport {
    let reasons = Dictionary(leftOut.map { ($0.path, $0.reason) }) { first, _ in first }
    let adapters = record.conditions.map(\.adapter)
    let read = record.sources.map { source in
      let bytes = try? ReadableFile.bytes(of: source.path, naming, upTo: UnitFile.most)
      return AdaptationReport.File(
        path: source.path, source: bytes.map(adapters[source.unit].adapted),
        leftOut: reasons[source.path])
    }
    let known = Set(record.sources.map(\.path))
    let others = leftOut.filter { !known.contains($0.path) }
      .map { AdaptationReport.File(path: $0.path, source: nil, leftOut: $0.reason) }
    return AdaptationReport(files: read + others, implied: record.implied)
  }
}
