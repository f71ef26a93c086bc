import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads a package by its folders alone: nothing of it is run.
struct PackageFolder {
  /// The folders in which the targets of a package lie, of which the first that exists counts.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  /// Those of tests.
  static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  /// The folder of the package.
  let folder: String

  /// Reads a package that a project names; nil with a warning when it cannot be read.
  static func find(
    _ folder: String, namedBy reference: ProjectObject, of file: String,
    _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppPackage? {
    try find(folder, in: file, at: reference.position, &access)
  }

  /// Reads a package that a file names at a position; nil with a warning when it cannot be read.
  static func find(
    _ folder: String, in file: String, at position: Position, _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppPackage? {
    switch access.find(folder) {
    case .found(let found):
      if access.isPackage(found) { return try PackageFolder(folder: found).package(&access) }
      access.warn(
        "the package '\(folder)' has no Package.swift; restore it", in: file, at: position)
    case .missing:
      access.warn(
        "there is no package '\(folder)'; restore it, or take it out of the project", in: file,
        at: position)
    case .refused(let cause):
      access.warn("the package '\(folder)' is left out: \(cause)", in: file, at: position)
    }
    return nil
  }

  /// Reads the package: each folder of `Sources` is a target.
  func package(_ access: inout ProjectAccess) throws(ProjectError) -> AppPackage {
    let name = folder.folderName
    var package = AppPackage(name, .local(folder: folder))
    let parent = Self.sourceFolders.map { $0.path(inFolder: folder) }.first(where: Folder.exists)
    guard let parent, case .found(let parent) = access.find(parent) else { return package }
    let names = try access.visibleNames(in: parent)
    if names.contains(where: { $0.fileExtension == "swift" }) {
      // A package with one target may leave its folder out.
      package.targets = [try target(name, in: parent, &access)]
    } else {
      for name in names where Folder.isFolderItself(name.path(inFolder: parent)) {
        package.targets.append(try target(name, in: name.path(inFolder: parent), &access))
      }
    }
    link(&package.targets, access)
    return package
  }

  private func target(
    _ name: String, in place: String, _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppTarget {
    var target = AppTarget(name, .framework, in: "Package.swift".path(inFolder: folder))
    target.settings.languageMode = languageMode(access)
    target.settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
    var files = TargetFiles(target)
    for file in try access.files(below: place) {
      try files.add(file.placed(in: place), at: "\(name)/\(file)", isCode: nil, &access)
    }
    return files.target
  }

  /// The version of the language that belongs to the version of the tools, in the first line.
  private func languageMode(_ access: ProjectAccess) -> String? {
    let file = "Package.swift".path(inFolder: folder)
    guard let bytes = try? access.bytes(of: file, upTo: ProjectLimits.smallFile) else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let range = line.utf8.firstRange(of: "swift-tools-version".utf8) else { return nil }
    let version = line[range.upperBound...].utf8.drop { !(0x30...0x39).contains($0) }
    return Int(String(decoding: version.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)).map {
      $0 >= 6 ? "6" : "5"
    }
  }

  /// Sees by the imports which targets need which, and which one is a program.
  private func link(_ targets: inout [AppTarget], _ access: ProjectAccess) {
    let modules = Dictionary(targets.map { ($0.module, $0.name) }) { first, _ in first }
    for index in targets.indices {
      let facts = targets[index].sources.map { source in
        (source.path.fileName == "main.swift", Self.facts(of: source.path, access))
      }
      let imports = Set(facts.flatMap(\.1.imports)).subtracting([targets[index].module])
      targets[index].dependencies = imports.compactMap { modules[$0] }.sorted()
      if facts.contains(where: { $0.0 || $0.1.hasMain }) {
        targets[index].kind = .application
        targets[index].displayName = targets[index].name
      }
    }
  }

  private static func facts(of path: String, _ access: ProjectAccess) -> SourceFacts {
    SourceFacts((try? access.bytes(of: path, upTo: ProjectLimits.smallFile)) ?? [])
  }
}

extension String {
  /// The name of a folder, also of the working folder.
  var folderName: String {
    let name = fileName
    return name == "." || name == ".." || name.isEmpty ? resolved?.fileName ?? name : name
  }
}
