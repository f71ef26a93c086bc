import ScreenDocuments
import ScreenTree
import SpokenFiles
import SpokenSyntax

/// Puts a project together from what names its targets.
struct ProjectBuilder {
  private var project: AppProject
  private var access: ProjectAccess
  private var read: Set<ExactPath> = []

  /// A project without targets.
  init(_ project: AppProject, followsLinks: Bool) {
    self.project = project
    access = ProjectAccess(folder: project.folder, followsLinks: followsLinks)
  }

  /// Adds the targets and packages of a project of Xcode.
  mutating func add(projectAt path: String) throws(ProjectError) {
    guard read.insert(ExactPath(path)).inserted else { return }
    let objects = try ProjectObjects("project.pbxproj".path(inFolder: path), access)
    let inner = objects.root.text("projectDirPath") ?? ""
    let groups = try GroupPlaces(objects, sourceRoot: inner.placed(in: path.parentFolder))
    let packages = try PackageReferences(objects, groups, &access)
    for package in packages.packages { add(package) }
    var reader = TargetReader(objects, groups, named: path.fileName.withoutExtension)
    project.targets += try reader.targets(&access)
    let language = objects.root.text("developmentRegion")
    project.developmentLanguage = project.developmentLanguage ?? language
  }

  /// Adds the projects and packages of a workspace of Xcode.
  mutating func add(workspaceAt path: String) throws(ProjectError) {
    let file = "contents.xcworkspacedata".path(inFolder: path)
    let bytes = try access.bytes(of: file, upTo: ProjectLimits.smallFile)
    let references: [WorkspaceText.Reference]
    do throws(Document.Fault) {
      references = try WorkspaceText.read(bytes)
    } catch {
      throw .faulty(error.message, in: file, at: error.position)
    }
    for reference in references.prefix(ProjectLimits.projects) {
      try add(reference, of: file, in: path)
    }
  }

  private mutating func add(
    _ reference: WorkspaceText.Reference, of file: String, in workspace: String
  ) throws(ProjectError) {
    guard let path = reference.path?.placed(in: workspace.parentFolder) else { return }
    let isProject = path.fileExtension == "xcodeproj"
    switch access.find(path) {
    case .found(let found) where isProject: try add(projectAt: found)
    case .found(let found):
      guard access.isPackage(found) else { return }
      add(try PackageFolder(folder: found).package(&access))
    case .missing:
      access.warn(
        "there is no '\(path)'; restore it, or make it with the tool that it comes from", in: file,
        at: reference.position)
    case .refused(let cause):
      access.warn("'\(path)' is left out: \(cause)", in: file, at: reference.position)
    }
  }

  /// Takes the targets of a package for those of the project.
  mutating func add(packageAt folder: String) throws(ProjectError) {
    project.targets = try PackageFolder(folder: folder).package(&access).targets
  }

  /// Adds the files of a folder as one target.
  mutating func add(filesIn folder: String) throws(ProjectError) {
    project.targets = [try SourceFolder.target(in: folder, &access)]
  }

  private mutating func add(_ package: AppPackage) {
    let isKnown = project.packages.contains { $0.isSame(as: package) }
    guard !isKnown, project.packages.count < ProjectLimits.packages else { return }
    project.packages.append(package)
  }

  /// The project, once everything is added.
  consuming func finished() -> AppProject {
    project.findings = access.findings
    return project
  }
}
