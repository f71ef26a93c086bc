import AppSources
import ScreenTree

/// The modules of an app that are built so far.
struct BuiltUnits {
  /// The modules with the result of each.
  private(set) var outcomes: [UnitBuild.Outcome] = []
  /// The modules that can be imported.
  private(set) var available: Set<String>
  private var units: [AppUnit] = []
  private var stamps: [String: String] = [:]

  /// None, beside the modules that are always here.
  init(usual: Set<String>) { available = usual }

  /// Adds a module.
  mutating func add(_ unit: AppUnit, _ outcome: UnitBuild.Outcome) {
    units.append(unit)
    outcomes.append(outcome)
    stamps[unit.module] = outcome.stamp
    if outcome.isBuilt { available.insert(unit.module) }
  }

  /// The digests of modules, those of the toolchain left out.
  func stamps(of modules: Set<String>) -> [String] {
    modules.sorted().compactMap { stamps[$0] }
  }

  /// The objects of all modules.
  var objects: [String] { outcomes.flatMap(\.objects) }

  /// The files that are left out, in the order of the project, the app's before those of others.
  var leftOut: [BuildRecord.File] {
    zip(units, outcomes).reversed().flatMap { unit, outcome in
      let own = unit.files.compactMap { file in
        outcome.reasons[file.path].map {
          BuildRecord.File(
            path: file.shown, reason: $0.text, line: $0.line, column: $0.column, fix: $0.fix,
            module: $0.module, needs: $0.needs, standIns: outcome.standIns[file.path] ?? [])
        }
      }
      return own + unit.leftOut.map { BuildRecord.File($0) }
    }
  }

  /// The record of a finished build.
  func record(_ stamp: String, program: String) -> BuildRecord {
    let available = available
    return BuildRecord(
      stamp: stamp, program: program, hasScreen: outcomes.last?.hasScreen ?? false,
      leftOut: leftOut,
      sources: units.enumerated().reversed().flatMap { index, unit in
        unit.files.map { BuildRecord.Source(path: $0.shown, unit: index) }
      }, conditions: units.map(\.conditions),
      fileCount: units.reduce(0) { $0 + $1.files.count + $1.leftOut.count },
      implied: ImpliedImport.importsImplied(
        by: Set(units.flatMap(\.imports)).sorted(), among: available))
  }
}
