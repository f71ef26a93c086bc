import AppProjects
import AppSources
import Foundation
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Compiles the files of a module of an app, and leaves out those that cannot be.
struct UnitBuild {
  /// What is compiled, and by which arguments.
  let arguments: UnitArguments
  /// The compiler.
  let toolchain: Toolchain

  /// What is left of a build for the next one.
  struct Outcome: Hashable, Codable {
    /// The digest of all that it was built of.
    var stamp: String
    /// The digests of the copies of the files, by paths.
    var files: [String: String]
    /// Why files are left out, by paths.
    var reasons: [String: LeavingOut.Reason]
    /// The views that stand for those of files, by paths.
    var standIns: [String: [String]]
    /// The paths of the objects.
    var objects: [String]
    /// Whether the program has a first screen.
    var hasScreen: Bool
    /// Whether any file is compiled.
    var isBuilt: Bool
  }

  /// The name of the file with what is left for the next build.
  static let outcome = "outcome.json"
  /// The most rounds of leaving files out.
  private static let mostRounds = 12

  private var unit: AppUnit { arguments.unit }
  private var copies: UnitCopies { UnitCopies(folder: arguments.folder) }

  /// Compiles what changed.
  ///
  /// - Parameter needs: the digests of the modules that it imports.
  /// - Returns: what was compiled, and what was left out.
  /// - Throws: `AppBuildError` when the compiler fails for another reason than a file.
  func build(needs: [String]) throws(AppBuildError) -> Outcome {
    let stamp = stamp(needs)
    let before: Outcome? = arguments.folder.value(in: Self.outcome)
    if let before, before.stamp == stamp, before.objects.allSatisfy({ FileStatus($0) != nil }) {
      return before
    }
    // Whoever is killed now has changed copies already.
    arguments.folder.remove(Self.outcome)
    var leaving = LeavingOut(unit.files)
    leaving.leaveOut(withoutModulesIn: arguments.available.union([unit.module]))
    if let before { leaving.keep(before.reasons, changed: changed(since: before)) }
    let outcome = try build(&leaving, stamp: stamp)
    try arguments.folder.write(BuildFolder.json(of: outcome), to: Self.outcome)
    return outcome
  }

  private func changed(since before: Outcome) -> [UnitFile] {
    unit.files.filter { before.files[$0.path] != Self.digest(of: $0) }
  }

  private static func digest(of file: UnitFile) -> String {
    var digest = BuildDigest()
    digest.add(file.adapted.bytes)
    return digest.text
  }

  private func stamp(_ needs: [String]) -> String {
    BuildDigest.text(
      of: [BuilderVersion.text, toolchain.key, arguments.live.key, name] + arguments.settings
        + arguments.places
        + arguments.available.sorted() + needs
        + unit.files.flatMap { [$0.path, Self.digest(of: $0)] })
  }

  /// Compiles round by round, until no file has errors.
  private func build(
    _ leaving: inout LeavingOut, stamp: String
  ) throws(AppBuildError) -> Outcome {
    for _ in 0..<Self.mostRounds {
      let files = unit.files.filter(leaving.isIn)
      let screen = unit.isProgram ? UnitEntry.screen(of: files) : .own
      guard !files.isEmpty else { return outcome(of: leaving, stamp, screen, objects: []) }
      let paths = try prepare(leaving, screen)
      let run = try compile(paths)
      if run.isDone {
        return outcome(of: leaving, stamp, screen, objects: paths.map(copies.object))
      }
      copies.forgetAll()
      let errors = CompilerMessage.errors(in: run.output)
      let crash = CompilerMessage.crash(in: run.output, of: files.map(\.path))
      let found = errors.isEmpty ? [crash].compactMap(\.self) : errors
      guard leaving.take(found) else { throw failure(run) }
    }
    throw AppBuildError(
      "after \(Self.mostRounds) rounds of leaving files out there are still errors; "
        + "correct those that `spoken doctor --app` names, or leave files out of the target",
      in: unit.target.file, at: unit.target.position)
  }

  /// Writes what is compiled; the paths of the files.
  private func prepare(
    _ leaving: LeavingOut, _ screen: UnitEntry.Screen
  ) throws(AppBuildError) -> [String] {
    // The list of files stays the same: another one would have the compiler begin again.
    let entry = (UnitEntry.file, UnitEntry.text(screen, name: name))
    let extra = unit.isProgram && !unit.hasMainFile ? [entry] : []
    let texts = unit.files.map { (path: $0.path, text: leaving.text(of: $0)) }
    try copies.write(texts, extra: extra.map { (name: $0.0, text: $0.1) })
    return texts.map(\.path) + extra.map { arguments.folder.file($0.0) }
  }

  /// The name below the icon; that of the target for what is no application.
  private var name: String { unit.target.displayName ?? unit.target.name }

  private func compile(_ paths: [String]) throws(AppBuildError) -> ToolRun {
    let jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let words = ToolRun.responseFile(arguments.all(paths, jobs: jobs))
    try arguments.folder.write(words, to: "arguments")
    let folder = arguments.folder.path
    return try ToolRun(toolchain.compiler, ["@arguments"], in: folder)
  }

  private func outcome(
    of leaving: LeavingOut, _ stamp: String, _ screen: UnitEntry.Screen, objects: [String]
  ) -> Outcome {
    Outcome(
      stamp: stamp,
      files: Dictionary(unit.files.map { ($0.path, Self.digest(of: $0)) }) { first, _ in first },
      reasons: leaving.reasons,
      standIns: leaving.files.reduce(into: [:]) { names, file in
        let standing = leaving.standIns(of: file).map(\.name)
        if !standing.isEmpty { names[file.path] = standing }
      }, objects: objects, hasScreen: screen != .none, isBuilt: !objects.isEmpty)
  }

  private func failure(_ run: ToolRun) -> AppBuildError {
    AppBuildError(
      "the compiler fails on the module \(unit.module): \(run.cause)", in: unit.target.file,
      at: unit.target.position)
  }
}
