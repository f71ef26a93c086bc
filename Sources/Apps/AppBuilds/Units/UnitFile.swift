import AppProjects
import AppSources
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// A Swift file of a module of an app, with its adapted copy.
struct UnitFile: Sendable {
  /// The path behind all links, by which the compiler knows it.
  let path: String
  /// The path as people read it.
  let shown: String
  /// The copy.
  let adapted: AdaptedSource
  /// What it declares and uses.
  let names: DeclaredNames

  /// The most bytes of a source: 4 MiB.
  static let most = 4 << 20

  /// A file with its text.
  init(path: String, shown: String, adapted: AdaptedSource) {
    (self.path, self.shown, self.adapted) = (path, shown, adapted)
    names = DeclaredNames(of: adapted.bytes)
  }

  /// Reads a source of a project.
  ///
  /// - Throws: `FileError` when it is missing, or may not or cannot be read.
  init(
    _ source: AppSource, _ adapter: SourceAdapter, _ naming: Naming
  ) throws(FileError) {
    let bytes = try ReadableFile.bytes(of: source.path, naming, upTo: Self.most + 1)
    guard bytes.count <= Self.most else { throw .unreadable("it has more than 4 MiB") }
    guard let path = source.path.resolved else { throw .missing }
    // The maps for the compiler have a path a line.
    guard !path.utf8.contains(where: { $0 < 0x20 }) else {
      throw .unreadable("its path has a control character")
    }
    self.init(path: path, shown: source.path, adapted: adapter.adapted(bytes))
  }

  /// Whether the program begins in it, by `@main` or because it is `main.swift`.
  var hasMain: Bool { path.fileName == "main.swift" || SourceFacts(adapted.bytes).hasMain }

  /// The module that it cannot be compiled without, with its place; nil when all are there.
  func missingModule(among available: Set<String>) -> ModuleImport? {
    adapted.imports.first { !available.contains($0.module) }
  }
}
