import ScreenTree
import SpokenFiles
import SpokenSyntax

extension AppProject {
  /// Puts what `swift package dump-package` says of a package in the place of what its folders show.
  ///
  /// - Parameters:
  ///   - dump: what the command wrote.
  ///   - package: the folder of the package: the project itself, or one of its packages.
  ///   - followsLinks: whether the user allowed files outside the folder of the project.
  /// - Throws: `ProjectError` when the dump cannot be read.
  package mutating func take(
    dump: some Sequence<UInt8>, ofPackage package: String, followsLinks: Bool = false
  ) throws(ProjectError) {
    var access = ProjectAccess(folder: folder, followsLinks: followsLinks)
    let read = try PackageDump(Array(dump), of: package).package(&access)
    if form == .package, ExactPath(package) == ExactPath(path) {
      name = read.name
      targets = read.targets
    }
    if let index = packages.firstIndex(where: { $0.isSame(as: read) }) {
      // The project knows the package by the name that it had until now.
      let name = packages[index].name
      packages[index] = read
      packages[index].name = name
    }
    for other in read.packages where !packages.contains(where: { $0.isSame(as: other) }) {
      packages.append(other)
    }
    findings += access.findings
  }
}
