import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Reads the project of an app: of Xcode, of Swift's package manager, or a folder of files.
///
/// Nothing of the project is run, and nothing outside its folder is read.
package enum AppProjectReader {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: an .xcodeproj, an .xcworkspace, a package or a folder, as the user named it.
  ///   - followsLinks: whether the user allowed files outside the folder of the project.
  /// - Returns: the project; what is missing in it are warnings.
  /// - Throws: `ProjectError` when there is no project, or it cannot be read.
  package static func read(
    _ path: String, followsLinks: Bool = false
  ) throws(ProjectError) -> AppProject {
    let (path, form) = try form(of: path)
    let folder = form == .package || form == .folder ? path : path.parentFolder
    let name = path.folderName
    var builder = ProjectBuilder(
      AppProject(
        form == .project || form == .workspace ? name.withoutExtension : name, form, path: path,
        folder: folder), followsLinks: followsLinks)
    switch form {
    case .project: try builder.add(projectAt: path)
    case .workspace: try builder.add(workspaceAt: path)
    case .package: try builder.add(packageAt: path)
    case .folder: try builder.add(filesIn: path)
    }
    return builder.finished()
  }

  /// The path of a project and what it is, by what the user named.
  private static func form(
    of written: String
  ) throws(ProjectError) -> (path: String, form: AppProject.Form) {
    let path = written.standardized
    guard let status = FileStatus(path) else { throw .missing(written) }
    // The workspace inside a project names nothing but the project.
    let parts = ["project.pbxproj", "project.xcworkspace", "Package.swift"]
    if parts.contains(path.fileName) { return try form(of: path.parentFolder) }
    guard status.kind == .folder else {
      throw .faulty(
        "it is no project; give --app an .xcodeproj, an .xcworkspace, a package or a folder of "
          + "Swift files", in: written)
    }
    // A link to a project is followed: what lies beside the project belongs to it.
    switch path.fileExtension.lowercased() {
    case "xcodeproj": return (path.behindLink, .project)
    case "xcworkspace": return (path.behindLink, .workspace)
    default: return try form(ofFolder: path)
    }
  }

  /// What a folder holds: a workspace, a project, a package, or files.
  private static func form(
    ofFolder folder: String
  ) throws(ProjectError) -> (path: String, form: AppProject.Form) {
    var access = ProjectAccess(folder: folder, followsLinks: false)
    let names = try access.visibleNames(in: folder)
    for (ending, form) in [("xcworkspace", AppProject.Form.workspace), ("xcodeproj", .project)] {
      let found = names.filter { $0.fileExtension == ending }
      guard found.count <= 1 else {
        throw .faulty(
          "it holds several: \(found.listed); give --app one of them", in: folder)
      }
      if let name = found.first { return (name.path(inFolder: folder), form) }
    }
    return access.isPackage(folder) ? (folder, .package) : (folder, .folder)
  }
}

extension String {
  /// The path, or what it leads to when it is a link itself.
  fileprivate var behindLink: String {
    guard let target = resolved, let folder = parentFolder.resolved,
      ExactPath(fileName.path(inFolder: folder)) != ExactPath(target)
    else { return self }
    return target
  }
}
