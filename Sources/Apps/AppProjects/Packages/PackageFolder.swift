import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads a package by its folders alone: nothing of it is run.
struct PackageFolder {
  /// The folders in which the targets of a package lie, of which the first that exists counts.
  static let sourceFolders = ["Sources", "Source", "src", "srcs"]

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
    var found = files.target
    if hasMain(found, access) { (found.kind, found.displayName) = (.application, found.name) }
    return found
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

  /// Sees by the files whether a target is a program.
  private func hasMain(_ target: AppTarget, _ access: ProjectAccess) -> Bool {
    target.sources.contains { source in
      guard source.path.fileName != "main.swift" else { return true }
      let bytes = try? access.bytes(of: source.path, upTo: ProjectLimits.smallFile)
      return SourceFacts(bytes ?? []).hasMain
    }
  }
}

extension String {
  /// The name of a folder, also of the working folder.
  var folderName: String {
    let name = fileName
    return name == "." || name == ".." || name.isEmpty ? resolved?.fileName ?? name : name
  }
}
