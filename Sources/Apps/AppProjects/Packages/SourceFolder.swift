import SpokenSyntax

/// Reads a folder of Swift files that no project describes.
enum SourceFolder {
  /// Folders of tools, which hold what others wrote or what a build made.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// All files below a folder as one application, which has the name of the folder.
  static func target(
    in folder: String, _ access: inout ProjectAccess
  ) throws(ProjectError) -> AppTarget {
    let name = folder.folderName
    var target = AppTarget(name, .application, in: folder)
    target.displayName = name
    target.settings.conditions = ["DEBUG"]
    var files = TargetFiles(target)
    for file in try access.files(below: folder, without: foreign) {
      try files.add(file.placed(in: folder), at: file, isCode: nil, &access)
    }
    return files.target
  }
}
