import ScreenTree
import SpokenFiles
import SpokenSyntax

/// The packages that a project of Xcode names.
struct PackageReferences {
  /// The packages, in the order of the project.
  private(set) var packages: [AppPackage] = []

  /// Reads the references of a project.
  init(
    _ objects: ProjectObjects, _ groups: GroupPlaces, _ access: inout ProjectAccess
  ) throws(ProjectError) {
    for reference in objects.list("packageReferences", of: objects.root) {
      switch reference.kind {
      case "XCRemoteSwiftPackageReference":
        guard let address = reference.text("repositoryURL") else { continue }
        add(AppPackage(address.packageName, .remote(address: address)))
      case "XCLocalSwiftPackageReference":
        guard let path = reference.text("relativePath") else { continue }
        let folder = path.placed(in: groups.sourceRoot)
        let package = try PackageFolder.find(folder, namedBy: reference, of: objects.file, &access)
        add(package ?? AppPackage(folder.fileName, .local(folder: folder)))
      default: continue
      }
    }
    try addFolders(objects, groups, &access)
  }

  /// Adds packages that stand among the files, as before Xcode 15 and by drag and drop.
  private mutating func addFolders(
    _ objects: ProjectObjects, _ groups: GroupPlaces, _ access: inout ProjectAccess
  ) throws(ProjectError) {
    for file in objects.all("PBXFileReference") {
      let type = file.text("lastKnownFileType") ?? file.text("explicitFileType")
      guard type == "wrapper" || type == "folder", let path = groups.place(of: file).path,
        case .found(let folder) = access.find(path), access.isPackage(folder)
      else { continue }
      guard let package = try PackageFolder.find(folder, namedBy: file, of: objects.file, &access)
      else { continue }
      add(package)
    }
  }

  private mutating func add(_ package: AppPackage) {
    let isKnown = packages.contains { $0.isSame(as: package) }
    if !isKnown, packages.count < ProjectLimits.packages { packages.append(package) }
  }
}

extension AppPackage {
  /// Whether it is the same package.
  func isSame(as other: AppPackage) -> Bool {
    switch (origin, other.origin) {
    case (.local(let one), .local(let two)): ExactPath(one) == ExactPath(two)
    case (.remote(let one), .remote(let two)): one == two
    case (.local, .remote), (.remote, .local): false
    }
  }
}

extension String {
  /// The name of the package of an address: its last part without `.git`.
  var packageName: String {
    let name = fileName
    return name.beginning(beforeBytes: ".git").map(String.init) ?? name
  }
}
