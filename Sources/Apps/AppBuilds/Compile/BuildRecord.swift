import AppSources
import ScreenTree

/// What is kept of a finished build, so that an app that did not change is not built again.
struct BuildRecord: Codable {
  /// A file that is left out.
  struct File: Codable {
    var path: String
    var reason: String
    var line: Int
    var column: Int
    var fix: String
    var module: String?
    var needs: String?
    var standIns: [String]
  }

  /// A file with the conditions by which its copy is made.
  struct Source: Codable {
    /// The path as people read it.
    var path: String
    /// The index of its module.
    var unit: Int
  }

  /// The digest of all that it was built of.
  var stamp: String
  /// The path of the program.
  var program: String
  /// Whether the program has a first screen.
  var hasScreen: Bool
  /// The files that are not compiled.
  var leftOut: [File]
  /// The files that were read, in the order of the project.
  var sources: [Source]
  /// By what the files of each module are adapted.
  var conditions: [UnitConditions]
  /// How many files there are, those that are not compiled too.
  var fileCount: Int
  /// The modules that the compiler imported for all files.
  var implied: [String]
}

/// The conditions of a module that differ from one to the other.
struct UnitConditions: Codable, Hashable, Sendable {
  /// The modules that are here under Apple's names.
  var modules: [String]
  /// The conditions of the build settings.
  var custom: [String]
  /// The version of the language.
  var language: Int?

  /// The adapter of the module.
  var adapter: SourceAdapter {
    SourceAdapter(
      BuildConditions(
        modules: Set(modules), custom: Set(custom), language: language.map { [$0] }))
  }
}

extension BuildRecord.File {
  /// A file as it is kept.
  init(_ file: LeftOutFile) {
    self.init(
      path: file.path, reason: file.reason, line: Int(file.position.line),
      column: Int(file.position.column), fix: file.fix, module: file.missingModule,
      needs: file.needs, standIns: file.standIns)
  }

  /// The file.
  var leftOut: LeftOutFile {
    LeftOutFile(
      path: path, reason: reason,
      position: line == 0 ? .unknown : Position(line: line, column: column), fix: fix,
      standIns: standIns, missingModule: module, needs: needs)
  }
}
