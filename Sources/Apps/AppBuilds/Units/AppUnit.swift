import AppProjects
import AppSources
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// A module of an app: its target, a framework of the project, or a target of a local package.
struct AppUnit: Sendable {
  /// The target.
  let target: AppTarget
  /// The name of its package; nil for a target of a project.
  let package: String?
  /// Whether the program begins in it.
  let isProgram: Bool
  /// Its files with their copies.
  private(set) var files: [UnitFile] = []
  /// Its files that are not read, and those that it does not have.
  private(set) var leftOut: [LeftOutFile] = []
  /// By what its files are adapted.
  let conditions: UnitConditions

  /// The name by which it is imported.
  var module: String { target.module }
  /// The modules that its files import.
  var imports: Set<String> { Set(files.flatMap { $0.adapted.imports.map(\.module) }) }
  /// Whether one of its files is main.swift.
  var hasMainFile: Bool { files.contains { $0.path.fileName == "main.swift" } }

  /// Reads the files of a target.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - package: the name of its package.
  ///   - isProgram: whether the program begins in it.
  ///   - modules: the modules that are here under Apple's names.
  ///   - naming: what may be read.
  init(
    _ target: AppTarget, package: String?, isProgram: Bool, modules: Set<String>, _ naming: Naming
  ) {
    (self.target, self.package, self.isProgram) = (target, package, isProgram)
    conditions = UnitConditions(
      modules: BuildConditions.usualModules.union(modules).sorted(),
      custom: target.settings.conditions, language: Int(target.settings.languageMode ?? "5"))
    let adapter = conditions.adapter
    leftOut = target.leftOut.map(LeftOutFile.init)
    var seen: [String: String] = [:]
    for source in target.sources {
      do throws(FileError) {
        let file = try UnitFile(source, adapter, naming)
        // The compiler takes one file of a name in a module.
        if let other = seen.updateValue(file.shown, forKey: file.path.fileName) {
          seen[file.path.fileName] = other
          leftOut.append(.init(path: file.shown, sameNameAs: other))
        } else {
          files.append(file)
        }
      } catch {
        leftOut.append(LeftOutFile(path: source.path, reason: error.cause))
      }
    }
  }
}

extension LeftOutFile {
  /// A file that the project names and that is not compiled.
  init(_ file: AppLeftOut) {
    switch file.cause {
    case .missing:
      self.init(
        path: file.path, reason: "there is no such file",
        fix: "restore it, or take it out of the target")
    case .refused(let cause): self.init(path: file.path, reason: cause)
    case .language:
      self.init(path: file.path, reason: "it is not in Swift", fix: "no other language is compiled")
    }
  }

  /// A file that has the name of another one of its target.
  init(path: String, sameNameAs other: String) {
    self.init(
      path: path, reason: "\(other) has the same name", fix: "rename one of them")
  }
}
