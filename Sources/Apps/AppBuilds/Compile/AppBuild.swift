import AppProjects
import AppSources
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The build of a target of an app.
struct AppBuild {
  /// What was asked for.
  let request: AppBuildRequest
  /// The project.
  let project: AppProject
  /// The target.
  let target: AppTarget
  /// The compiler.
  let toolchain: Toolchain
  /// The modules under Apple's names.
  let live: LiveModules
  /// The folder of the app in the cache.
  let folder: BuildFolder
  /// Called with what takes long.
  let note: @Sendable (String) -> Void

  private static let record = "record.json"
  private static let programs = "program"
  /// The most files whose compilation takes a moment.
  private static let few = 8

  /// Builds what changed.
  func app() throws(AppBuildError) -> BuiltApp {
    folder.noteUse()
    let stamp = stamp
    if let known = known(stamp) { return try checked(known) }
    let record = try BuildLock.with(
      folder.file("lock"), waiting: { note("another spoken builds \(target.name); waiting for it") }
    ) { () throws(AppBuildError) in
      if let known = known(stamp) { return known }
      return try build(stamp)
    }
    return try checked(record)
  }

  private var naming: Naming { request.followsLinks ? .anywhere : .inFolder(project.folder) }

  /// The record of a finished build of the same; nil when there is none.
  private func known(_ stamp: String) -> BuildRecord? {
    guard let record: BuildRecord = folder.value(in: Self.record), record.stamp == stamp,
      FileStatus(record.program)?.kind == .file
    else { return nil }
    return record
  }

  private func checked(_ record: BuildRecord) throws(AppBuildError) -> BuiltApp {
    let leftOut = record.leftOut.map(\.leftOut)
    try check(leftOut)
    return BuiltApp(
      program: record.program, target: target.name, module: target.module,
      displayName: target.displayName ?? target.name, hasScene: record.hasScreen,
      fileCount: record.fileCount, leftOut: leftOut, sources: watched(record),
      project: project, record: record, naming: naming)
  }

  /// Throws the files that may not be left out.
  private func check(_ leftOut: [LeftOutFile]) throws(AppBuildError) {
    let faults = request.faults(of: leftOut)
    guard faults.isEmpty else { throw AppBuildError(faults) }
  }

  /// The files by which the app changes: its sources, its texts, and what describes it.
  private func watched(_ record: BuildRecord) -> [String] {
    let texts = AppResources.copies(of: target.resources).map(\.path)
    let files = [target.file, target.settings.infoPlist].compactMap(\.self)
    return record.sources.map(\.path) + texts + files.filter { FileStatus($0)?.kind == .file }
  }

  /// The digest of the paths, sizes and times of all that the app may be built of.
  private var stamp: String {
    var digest = BuildDigest()
    let candidates = AppUnits.candidates(in: project, beside: target)
    let others = candidates.values.map(\.target).sorted {
      ExactPath($0.module) < ExactPath($1.module)
    }
    for text in [BuilderVersion.text, toolchain.key, live.key, live.folder, target.name] {
      digest.add(text)
    }
    for each in [target] + others {
      digest.add("\(each.module) \(each.displayName ?? "") \(each.settings)")
      let catalogs = each.resources.filter { $0.kind == .assets }.flatMap { catalog in
        AssetCatalog(path: catalog.path, naming: naming).files
          .map { catalog.path.withSlash + $0 }
      }
      let files = each.sources.map(\.path) + each.resources.map(\.path) + catalogs
      for path in files + [each.settings.infoPlist].compactMap(\.self) {
        digest.add(path)
        let status = FileStatus(path)
        digest.add(number: status?.size ?? -1)
        digest.add(number: status?.modified ?? -1)
      }
    }
    return digest.text
  }

  private func build(_ stamp: String) throws(AppBuildError) -> BuildRecord {
    folder.remove(Self.record)
    let units = AppUnits(of: target, in: project, modules: live.names, naming).all
    let program = try folder.folder(Self.programs)
    let resources = AppResources(folder: program, naming: naming)
    var built = BuiltUnits(usual: live.names.union(toolchain.modules))
    for unit in units {
      let outcome = try compile(unit, built)
      built.add(unit, outcome)
      if outcome.isBuilt { try resources.write(unit.target.resources, of: unit.module) }
    }
    guard let last = built.outcomes.last, last.isBuilt else { throw nothing(built) }
    // Before the program is replaced: a page that shows the one before can start it again.
    try check(built.leftOut.map(\.leftOut))
    try resources.writeInfo(of: target, language: project.developmentLanguage)
    let name = target.product.isEmpty ? target.module : target.product.fileName
    try AppLinker(toolchain: toolchain, live: live, folder: program).link(built.objects, to: name)
    let record = built.record(stamp, program: program.file(name))
    try folder.write(BuildFolder.json(of: record), to: Self.record)
    return record
  }

  private func compile(
    _ unit: AppUnit, _ built: BuiltUnits
  ) throws(AppBuildError) -> UnitBuild.Outcome {
    let arguments = UnitArguments(
      unit: unit, live: live, modules: try folder.folder("modules").path,
      folder: try folder.folder("units").folder(unit.module), available: built.available)
    let isFirst = FileStatus(arguments.folder.file(UnitBuild.outcome)) == nil
    if isFirst, unit.files.count > Self.few {
      note("compiling \(unit.files.count.counted("file")) of \(unit.module) …")
    }
    return try UnitBuild(arguments: arguments, toolchain: toolchain)
      .build(needs: built.stamps(of: unit.imports))
  }

  /// The error for an app of which no file can be compiled.
  private func nothing(_ built: BuiltUnits) -> AppBuildError {
    let leftOut = built.leftOut.map(\.leftOut)
    let first = Finding(
      .error, file: target.file, position: target.position,
      message: "no file of the target '\(target.name)' can be compiled")
    return AppBuildError([first] + leftOut.map { $0.finding(.error) })
  }
}
