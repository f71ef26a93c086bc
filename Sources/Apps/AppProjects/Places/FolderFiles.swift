import SpokenFiles
import SpokenSyntax

extension ProjectAccess {
  /// The folders that a build takes for one file each.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework",
    "xcframework", "xcodeproj", "xcworkspace", "playground", "docc", "app", "appex", "icon",
    "scnassets", "mlpackage", "mlmodelc", "rcproject", "rkassets", "arresourcegroup",
    "xcappdata", "xcresult",
  ]

  /// The files below a folder in the order of their names, as paths seen from it.
  ///
  /// What is hidden is left out, and so are other packages; links to folders are not followed, and
  /// folders such as asset catalogs are one file; pipes and devices are no files.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - ignored: names of folders that are left out.
  /// - Returns: the paths.
  /// - Throws: `ProjectError.faulty` when the folders of the project have too many files.
  mutating func files(
    below folder: String, without ignored: Set<String> = []
  ) throws(ProjectError) -> [String] {
    var found: [String] = []
    var open = [""]
    while let start = open.popLast() {
      var folders: [String] = []
      for name in try visibleNames(in: start.isEmpty ? folder : start.placed(in: folder)) {
        let path = start + name
        guard Folder.isFolderItself(path.placed(in: folder)) else {
          if isFile(path.placed(in: folder)) { found.append(path) }
          continue
        }
        if Self.bundles.contains(name.fileExtension.lowercased()) {
          found.append(path)
        } else if !ignored.contains(name), !isPackage(path.placed(in: folder)) {
          folders.append(path + "/")
        }
      }
      open += folders.reversed()
    }
    return found
  }

  /// Whether a path is a file, or a link to one that may be read.
  private mutating func isFile(_ path: String) -> Bool {
    guard case .found(let found) = find(path) else { return false }
    return FileStatus(found)?.kind == .file
  }

  /// Whether a folder has a Package.swift.
  func isPackage(_ folder: String) -> Bool {
    FileStatus("Package.swift".path(inFolder: folder))?.kind == .file
  }
}
