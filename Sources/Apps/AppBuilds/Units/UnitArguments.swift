import AppProjects
import AppSources
import SpokenSyntax

/// The arguments by which the files of a module of an app are compiled.
struct UnitArguments {
  /// The module.
  let unit: AppUnit
  /// The modules under Apple's names.
  let live: LiveModules
  /// The folder of the app's own modules.
  let modules: String
  /// The folder of the module in the cache.
  let folder: BuildFolder
  /// The modules that can be imported.
  let available: Set<String>

  /// The most files that one process compiles: an error in one of them costs the others too.
  private static let most = 8

  /// The modules that the compiler imports for all files, as Apple's do.
  var implied: [String] {
    // A stand-in imports SwiftUI, and so do views that nobody has seen yet.
    ImpliedImport.importsImplied(by: unit.imports.sorted(), among: available)
      .filter { $0 != unit.module }
  }

  /// The arguments without the files.
  var settings: [String] {
    let target = unit.target.settings
    var words = [
      "-module-name", unit.module, "-Onone", "-DDEBUG", "-swift-version",
      target.languageMode ?? "5", "-suppress-warnings", "-diagnostic-style", "llvm",
      "-continue-building-after-errors",
    ]
    if !unit.hasMainFile {
      words.append("-parse-as-library")
    }
    if let package = unit.package { words += ["-package-name", package.identifier] }
    if let actor = target.defaultIsolation { words += ["-default-isolation", actor] }
    if let checking = target.concurrencyChecking { words.append("-strict-concurrency=\(checking)") }
    for feature in target.upcomingFeatures { words += ["-enable-upcoming-feature", feature] }
    for module in implied { words += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
    return words + (unit.isProgram ? [] : output)
  }

  /// The arguments for the module that others import.
  private var output: [String] {
    ["-emit-module", "-emit-module-path", "\(unit.module).swiftmodule".path(inFolder: modules)]
  }

  /// The arguments that say where everything is.
  var places: [String] {
    [
      "-I", modules, "-I", live.modules, "-module-cache-path", live.moduleCache, "-vfsoverlay",
      folder.file(UnitCopies.map), "-output-file-map", folder.file(UnitCopies.outputs),
    ] + LiveCommands.macros(in: live.folder)
  }

  /// All arguments for some files.
  func all(_ files: [String], jobs: Int) -> [String] {
    settings + places + [
      "-incremental", "-enable-batch-mode", "-driver-batch-size-limit", "\(Self.most)",
      "-j\(jobs)", "-c",
    ] + files
  }
}

extension String {
  /// The text with underscores for what a name of a package may not have.
  fileprivate var identifier: String {
    String(decoding: utf8.map { $0.isLetterOrDigit ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }
}
